/** The four status pages, by their path. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ClockRegular, ErrorCircleRegular, LockClosedRegular, WrenchRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { ViewTabs } from '../../kit/ui/view-tabs';
import { DescribedForm } from '../kit/described-form';
import { MessagePage } from '../kit/message-page';

const icons = {
  'coming-soon': ClockRegular,
  'not-authorized': LockClosedRegular,
  maintenance: WrenchRegular,
  error: ErrorCircleRegular,
} as const;
const pages = Object.keys(icons) as readonly (keyof typeof icons)[];

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  tabs: { paddingBlock: tokens.spacingVerticalM, paddingInline: tokens.spacingHorizontalL },
  form: { inlineSize: '360px', maxInlineSize: '100%', textAlign: 'start' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: tokens.spacingHorizontalS },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('status-pages');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const page = pages.find((one) => pathname.endsWith(one)) ?? 'error';
  return (
    <div className={styles.root}>
      <div className={styles.tabs}>
        <ViewTabs
          label={text('pages')}
          views={pages.map((one) => ({ to: `/misc/${one}`, label: text(`${one}.name`) }))}
        />
      </div>
      <MessagePage icon={icons[page]} title={text(`${page}.title`)} body={text(`${page}.body`)}>
        {page === 'coming-soon' ? (
          <div className={styles.form}>
            <DescribedForm
              area="status-pages"
              name="notify"
              values={{ email: '' }}
              rows={[{ name: 'email', kind: 'email', required: true, maxLength: 254 }]}
              canSendUnchanged
              wideSubmit
            />
          </div>
        ) : undefined}
        <div className={styles.actions}>
          <Button onClick={() => void navigate('/')}>{text('home')}</Button>
          <Button onClick={() => void navigate(-1)}>{text('back')}</Button>
        </div>
      </MessagePage>
    </div>
  );
};
