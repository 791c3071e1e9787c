import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { ViewTabs } from '../../kit/ui/view-tabs';
import { FormFields } from '../kit/form-fields';
import { LocalForm } from '../kit/local-form';
import { Illustration } from './illustration';

const useNotifyFormStyles = makeStyles({ form: { inlineSize: '360px', maxInlineSize: '100%', textAlign: 'start' } });

interface Subscription {
  email: string;
}

/** Asks for an email address to notify at launch. Nothing is sent. */
const NotifyForm = (): ReactNode => {
  const styles = useNotifyFormStyles();
  const text = useText('status-pages');
  return (
    <div className={styles.form}>
      <LocalForm<Subscription>
        draftKey="status.tell"
        values={{ email: '' }}
        submitLabel={text('tell.submit')}
        savedMessage={text('tell.saved')}
      >
        <FormFields<Subscription>
          area="status-pages"
          rows={[{ name: 'email', kind: 'email', label: text('tell.email'), required: true, maxLength: 254 }]}
        />
      </LocalForm>
    </div>
  );
};

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, paddingBlock: '12px', paddingInline: '16px' },
  middle: {
    flexGrow: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    rowGap: tokens.spacingVerticalM,
    paddingBlock: tokens.spacingVerticalXXL,
    textAlign: 'center',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
  },
  body: { maxInlineSize: '52ch', color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px', marginBlockStart: '8px' },
});

const pages = ['coming-soon', 'not-authorized', 'maintenance', 'error'] as const;

/** All four pages, by their path. */
export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('status-pages');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const page = pages.find((one) => pathname.endsWith(one)) ?? 'error';
  return (
    <div className={styles.root}>
      <ViewTabs
        label={text('pages')}
        views={pages.map((one) => ({ to: `/misc/${one}`, label: text(`${one}.name`) }))}
      />
      <div className={styles.middle}>
        <Illustration page={page} />
        <h1 className={styles.title}>{text(`${page}.title`)}</h1>
        <Text align="center" className={styles.body}>
          {text(`${page}.body`)}
        </Text>
        {page === 'coming-soon' ? <NotifyForm /> : undefined}
        <div className={styles.actions}>
          {page === 'error' ? (
            <Button appearance="primary" onClick={() => void navigate(0)}>
              {text('reload')}
            </Button>
          ) : undefined}
          <Button
            appearance={page === 'error' || page === 'coming-soon' ? 'secondary' : 'primary'}
            onClick={() => void navigate('/')}
          >
            {text('home')}
          </Button>
          <Button onClick={() => void navigate(-1)}>{text('back')}</Button>
        </div>
      </div>
    </div>
  );
};
