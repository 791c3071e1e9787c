import type { AccountCard } from '@contract/samples/entities/page';
import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular, DeleteRegular, PaymentRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { notify } from '../../../kit/feedback/notify';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';
import { insetBorder } from '../../../kit/ui/styles';
import { LocalForm } from '../../kit/local-form';
import { CardFields, type CardValues, cardSecrets, emptyCard } from '../../kit/payment-card/card-fields';
import { brandOf, lastDigits } from '../../kit/payment-card/card-number';
import { plainList } from '../../kit/styles';
import { type BillingProps, save, useSaved } from '../saved-settings';

interface CardDialogProps {
  readonly onAdd: (card: AccountCard) => void;
  readonly onClose: () => void;
}

/** Keeps only the last digits of the number. */
const CardDialog = ({ onAdd, onClose }: CardDialogProps): ReactNode => {
  const text = useText('account-settings');
  return (
    <FormDialog title={text('cards.new')} width={480} onClose={onClose}>
      <LocalForm<CardValues>
        draftKey="account-settings.billing.card"
        values={emptyCard}
        secretFields={cardSecrets}
        submitLabel={text('cards.add')}
        savedMessage={text('cards.added')}
        onSave={({ number, name, expires }) =>
          onAdd({
            id: Date.now(),
            kind: brandOf(number) ?? text('cards.other'),
            name,
            lastDigits: lastDigits(number),
            expires,
            primary: false,
          })
        }
        onDone={onClose}
        onCancel={onClose}
      >
        <CardFields />
      </LocalForm>
    </FormDialog>
  );
};

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
    ...plainList,
  },
  card: {
    alignContent: 'start',
    display: 'grid',
    rowGap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    ...insetBorder(),
  },
  line: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '8px',
    minBlockSize: '24px',
  },
  kind: { display: 'inline-flex', alignItems: 'center', columnGap: '8px' },
  icon: { fontSize: '24px', color: tokens.colorBrandForeground1 },
  quiet: { color: tokens.colorNeutralForeground3 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockStart: tokens.spacingVerticalS },
});

/** Payment cards. The notification of a removed one offers undo. */
export const Cards = ({ billing }: BillingProps): ReactNode => {
  const styles = useStyles();
  const text = useText('account-settings');
  const [adding, setAdding] = useState(false);
  const { cards } = billing;
  // Reads the current state: undo may come after other changes.
  const change = (next: (cards: readonly AccountCard[]) => readonly AccountCard[]) => {
    const now = useSaved.getState().billing ?? billing;
    save({ billing: { ...now, cards: next(now.cards) } });
  };
  const remove = (card: AccountCard) => {
    const place = cards.indexOf(card);
    const back = (now: readonly AccountCard[]) =>
      now.some(({ id }) => id === card.id) ? now : now.toSpliced(place, 0, card);
    change((now) => now.filter(({ id }) => id !== card.id));
    notify({
      intent: 'info',
      title: text('cards.removed', { kind: card.kind, digits: card.lastDigits }),
      actions: [{ label: text('undo'), run: () => change(back) }],
    });
  };
  return (
    <SectionCard
      title={text('cards.title')}
      actions={
        <Button icon={<AddRegular />} onClick={() => setAdding(true)}>
          {text('cards.add')}
        </Button>
      }
    >
      <ul className={styles.cards}>
        {cards.map((card) => {
          const name = text('cards.name', { kind: card.kind, digits: card.lastDigits });
          return (
            <li key={card.id} className={styles.card}>
              <span className={styles.line}>
                <span className={styles.kind}>
                  <PaymentRegular className={styles.icon} aria-hidden />
                  <Text weight="semibold">{card.kind}</Text>
                </span>
                {card.primary ? <Badge appearance="tint">{text('cards.primary')}</Badge> : undefined}
              </span>
              <Text>
                <bdi>•••• •••• •••• {card.lastDigits}</bdi>
              </Text>
              <Text size={200} className={styles.quiet}>
                {text('cards.owner', { name: card.name, expires: card.expires })}
              </Text>
              {card.primary ? undefined : (
                <span className={styles.actions}>
                  <Button
                    size="small"
                    aria-label={text('cards.useOf', { name })}
                    onClick={() => change((now) => now.map((one) => ({ ...one, primary: one.id === card.id })))}
                  >
                    {text('cards.use')}
                  </Button>
                  <Button
                    size="small"
                    appearance="subtle"
                    icon={<DeleteRegular />}
                    aria-label={text('cards.removeOf', { name })}
                    onClick={() => remove(card)}
                  >
                    {text('cards.remove')}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {adding ? (
        <CardDialog onClose={() => setAdding(false)} onAdd={(card) => change((now) => [...now, card])} />
      ) : undefined}
    </SectionCard>
  );
};
