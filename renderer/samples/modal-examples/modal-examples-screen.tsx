import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  ArrowStepInRegular,
  DeleteRegular,
  type FluentIcon,
  GiftRegular,
  HomeRegular,
  PaymentRegular,
  PersonEditRegular,
  ScalesRegular,
  ShareRegular,
  ShieldKeyholeRegular,
  TagMultipleRegular,
} from '@fluentui/react-icons';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog';
import { notify } from '../../kit/feedback/notify';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { insetBorder } from '../../kit/ui/styles';
import { plainList, textSize } from '../kit/styles';
import type { ExampleProps } from './example-dialog';
import { AddressDialog, PaymentDialog, PersonDialog } from './examples/form-dialogs';
import { PlansDialog } from './examples/plans-dialog';
import { ReferDialog } from './examples/refer-dialog';
import { ShareDialog } from './examples/share-dialog';
import { StepsDialog } from './examples/steps-dialog';
import { TermsDialog } from './examples/terms-dialog';
import { TwoFactorDialog } from './examples/two-factor-dialog';

const names = ['first', 'second', 'third'] as const;

/** An irreversible action: what it does, and to which records. */
const ConfirmExample = ({ onClose }: ExampleProps): ReactNode => {
  const text = useText('modal-examples');
  return (
    <ConfirmDialog
      open
      title={text('confirm.title', { count: names.length })}
      body={text('confirm.body')}
      names={names.map((name) => text(`confirm.${name}`))}
      count={names.length}
      irreversible
      destructive
      confirm={text('confirm.act')}
      onConfirm={() => {
        notify({ intent: 'info', title: text('confirm.done'), body: text('nothing') });
        onClose();
      }}
      onCancel={onClose}
    />
  );
};

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
    ...plainList,
  },
  card: {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr auto',
    justifyItems: 'start',
    rowGap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  icon: {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground1,
    fontSize: '22px',
  },
  title: { margin: 0, ...textSize[400] },
  about: { color: tokens.colorNeutralForeground2 },
});

interface Example {
  readonly key: string;
  readonly icon: FluentIcon;
  readonly Dialog: ComponentType<ExampleProps>;
}
const examples: readonly Example[] = [
  { key: 'confirm', icon: DeleteRegular, Dialog: ConfirmExample },
  { key: 'person', icon: PersonEditRegular, Dialog: PersonDialog },
  { key: 'steps', icon: ArrowStepInRegular, Dialog: StepsDialog },
  { key: 'share', icon: ShareRegular, Dialog: ShareDialog },
  { key: 'address', icon: HomeRegular, Dialog: AddressDialog },
  { key: 'payment', icon: PaymentRegular, Dialog: PaymentDialog },
  { key: 'twoFactor', icon: ShieldKeyholeRegular, Dialog: TwoFactorDialog },
  { key: 'plans', icon: TagMultipleRegular, Dialog: PlansDialog },
  { key: 'refer', icon: GiftRegular, Dialog: ReferDialog },
  { key: 'terms', icon: ScalesRegular, Dialog: TermsDialog },
];

/** `/pages/modal-examples`: the open dialog is in the URL (`?open=share`). */
export const Screen = (): ReactNode => {
  const styles = useStyles();
  const text = useText('modal-examples');
  const [search, setSearch] = useSearchParams();
  const open = examples.find(({ key }) => key === search.get('open'));
  const change = (key?: string) => setSearch(key ? { open: key } : {}, { replace: true, preventScrollReset: true });
  return (
    <Page title={text('title')} description={text('about')}>
      <ul className={styles.cards}>
        {examples.map(({ key, icon: Icon }) => (
          <li key={key} className={styles.card}>
            <span className={styles.icon} aria-hidden>
              <Icon />
            </span>
            <h2 className={styles.title}>{text(`${key}.name`)}</h2>
            <Text className={styles.about}>{text(`${key}.about`)}</Text>
            <Button aria-label={text('openOf', { name: text(`${key}.name`) })} onClick={() => change(key)}>
              {text('open')}
            </Button>
          </li>
        ))}
      </ul>
      {open ? <open.Dialog onClose={() => change()} /> : undefined}
    </Page>
  );
};
