/** The twelve pages around signing in, by their path: six kinds, each basic or with a cover beside it. */
import { makeStyles, mergeClasses, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components';
import { RoadRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { minPasswordLength } from '../../kit/form/password/strength';
import { useText } from '../../kit/format/text';
import { lineBelow } from '../../kit/ui/hairlines';
import { insetBorder } from '../../kit/ui/styles';
import { ViewTabs } from '../../kit/ui/view-tabs';
import { DescribedForm, type FormDescription } from '../kit/described-form';
import { plainLink } from '../kit/styles';

interface AuthPage extends Omit<FormDescription, 'name'> {
  /** The pages that it links to. */
  readonly links: readonly string[];
}

const email = { name: 'email', kind: 'email', required: true, maxLength: 254 } as const;
const password = { name: 'password', kind: 'password', required: true } as const;
const newPassword = { ...password, minLength: minPasswordLength } as const;

const pages: Readonly<Record<string, AuthPage>> = {
  login: {
    values: { email: '', password: '', remember: false },
    rows: [email, password, { name: 'remember', kind: 'check' }],
    links: ['forgot-password', 'register'],
  },
  register: {
    values: { username: '', email: '', password: '', agreed: false },
    rows: [
      { name: 'username', required: true, minLength: 3, maxLength: 64 },
      email,
      newPassword,
      { name: 'agreed', kind: 'check', required: true },
    ],
    links: ['login'],
  },
  'forgot-password': { values: { email: '' }, rows: [email], links: ['login'] },
  'reset-password': {
    values: { password: '', confirmPassword: '' },
    rows: [newPassword, { name: 'confirmPassword', kind: 'password', required: true, matches: 'password' }],
    links: ['login'],
  },
  'verify-email': { values: {}, rows: [], links: ['two-steps', 'login'] },
  'two-steps': {
    values: { code: '' },
    rows: [{ name: 'code', required: true, autoComplete: 'one-time-code', dir: 'ltr', pattern: { value: /^\d{6}$/ } }],
    links: ['login'],
  },
};

const variants = ['basic', 'cover'] as const;

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    paddingBlock: '4px',
    paddingInline: tokens.spacingHorizontalL,
    ...lineBelow,
  },
  stage: {
    flexGrow: 1,
    display: 'grid',
    justifyContent: 'center',
    alignItems: 'center',
    gridTemplateColumns: 'minmax(0, 400px)',
    padding: tokens.spacingHorizontalL,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  cover: {
    alignItems: 'stretch',
    justifyContent: 'stretch',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 440px)',
    padding: 0,
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > :first-child': { display: 'none' } },
  },
  picture: {
    display: 'grid',
    placeItems: 'center',
    fontSize: '200px',
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
  },
  card: {
    display: 'grid',
    alignContent: 'center',
    rowGap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalXXXL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    ...insetBorder(),
  },
  flat: { borderRadius: 0 },
  brand: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  quiet: { color: tokens.colorNeutralForeground3 },
  link: { textAlign: 'center', color: tokens.colorBrandForegroundLink, ...plainLink },
});

export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('auth-pages');
  const navigate = useNavigate();
  const [, kind = 'login', variant = 'basic'] = /([a-z-]+)-(basic|cover)$/.exec(useLocation().pathname) ?? [];
  const page = pages[kind];
  const pathOf = (to: string) => `/pages/${to}-${variant}`;
  if (!page) return null;
  const { links, ...form } = page;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <ViewTabs
          label={text('pages')}
          views={Object.keys(pages).map((one) => ({ to: pathOf(one), label: text(`${one}.name`) }))}
        />
        <RadioGroup
          layout="horizontal"
          aria-label={text('variant')}
          value={variant}
          onChange={(_, { value }) => void navigate(`/pages/${kind}-${value}`, { replace: true })}
        >
          {variants.map((one) => (
            <Radio key={one} value={one} label={{ children: text(`variants.${one}`) }} />
          ))}
        </RadioGroup>
      </div>
      <div className={mergeClasses(styles.stage, variant === 'cover' && styles.cover)}>
        {variant === 'cover' ? (
          <span className={styles.picture} aria-hidden>
            <RoadRegular />
          </span>
        ) : undefined}
        <div className={mergeClasses(styles.card, variant === 'cover' && styles.flat)}>
          <Text className={styles.brand}>{text('brand')}</Text>
          <div>
            <h1 className={styles.title}>{text(`${kind}.title`)}</h1>
            <Text className={styles.quiet}>{text(`${kind}.lead`)}</Text>
          </div>
          <DescribedForm key={kind} area="auth-pages" name={kind} {...form} canSendUnchanged wideSubmit />
          {links.map((to) => (
            <Link key={to} className={styles.link} to={pathOf(to)}>
              {text(`${to}.link`)}
            </Link>
          ))}
        </div>
      </div>
    </div>
  );
};
