import { makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { ViewTabs } from '../../kit/ui/view-tabs';
import { lineBelow } from '../kit/styles';
import { forms } from './auth-forms';
import { AuthLayout } from './auth-layout';
import { kinds, pageAt, pathOf, variants } from './pages';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    paddingBlock: '4px',
    paddingInline: '16px',
    ...lineBelow,
  },
});

/** All twelve pages, by their path. */
export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('auth-pages');
  const navigate = useNavigate();
  const { kind, variant } = pageAt(useLocation().pathname);
  const FormOf = forms[kind];
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <ViewTabs
          label={text('pages')}
          open={pathOf(kind, variant)}
          views={kinds.map((one) => ({ to: pathOf(one, variant), label: text(`${one}.name`) }))}
        />
        <RadioGroup
          layout="horizontal"
          aria-label={text('variant')}
          value={variant}
          onChange={(_, { value }) =>
            void navigate(pathOf(kind, variants.find((one) => one === value) ?? 'basic'), { replace: true })
          }
        >
          {variants.map((one) => (
            <Radio key={one} value={one} label={{ children: text(`variants.${one}`) }} />
          ))}
        </RadioGroup>
      </div>
      <AuthLayout variant={variant} title={text(`${kind}.title`)} lead={text(`${kind}.lead`)}>
        <FormOf key={kind} variant={variant} />
      </AuthLayout>
    </div>
  );
};
