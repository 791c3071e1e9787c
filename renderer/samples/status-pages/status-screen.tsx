/** The four status pages, by their path. */
import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ClockRegular, ErrorCircleRegular, LockClosedRegular, WrenchRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { ViewTabs } from '../../kit/ui/view-tabs';
import { DescribedForm } from '../kit/described-form';

const icons = {
  'coming-soon': ClockRegular,
  'not-authorized': LockClosedRegular,
  maintenance: WrenchRegular,
  error: ErrorCircleRegular,
} as const;
const pages = Object.keys(icons) as readonly (keyof typeof icons)[];

const useStyles = makeStyles({
  page: {
    boxSizing: 'border-box',
    flexGrow: 1,
    minBlockSize: '100%',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    rowGap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalXXL,
    textAlign: 'center',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '112px',
    blockSize: '112px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground1,
    fontSize: '56px',
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
  },
  body: { maxInlineSize: '52ch', color: tokens.colorNeutralForeground2 },
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
  const Icon = icons[page];
  return (
    <div className={styles.root}>
      <div className={styles.tabs}>
        <ViewTabs
          label={text('pages')}
          views={pages.map((one) => ({ to: `/misc/${one}`, label: text(`${one}.name`) }))}
        />
      </div>
      <div className={styles.page}>
        <span className={styles.icon} aria-hidden>
          <Icon />
        </span>
        <h1 className={styles.title}>{text(`${page}.title`)}</h1>
        <Text align="center" className={styles.body}>
          {text(`${page}.body`)}
        </Text>
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
      </div>
    </div>
  );
};
