import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { copyText } from '../../kit/feedback/copy-text';
import { useText } from '../../kit/format/text';
import { MessagePage } from './message-page';

const useStyles = makeStyles({
  details: { maxWidth: '720px', width: '100%', textAlign: 'start' },
  text: {
    maxHeight: '240px',
    overflow: 'auto',
    padding: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

const detailsOf = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
};

/** Shown when a screen throws. The rest of the app still works, and saved data is not lost. */
export const ErrorPage = () => {
  const text = useText('app');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const styles = useStyles();
  const error = useRouteError();
  const details = `${pathname}\n${navigator.userAgent}\n${detailsOf(error)}`;
  return (
    <MessagePage
      icon={ErrorCircleRegular}
      title={text('error.title')}
      body={text('error.body')}
      below={
        <details className={styles.details}>
          <summary>{text('error.details')}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled box must be reachable by keyboard */}
          <pre className={styles.text} dir="ltr" tabIndex={0}>
            {details}
          </pre>
        </details>
      }
    >
      <Button appearance="primary" onClick={() => window.location.reload()}>
        {text('error.reload')}
      </Button>
      <Button onClick={() => void navigate(-1)}>{text('page.back')}</Button>
      <Button onClick={() => copyText(details, text('error.details'))}>{text('error.copy')}</Button>
    </MessagePage>
  );
};
