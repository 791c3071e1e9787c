/** What a rained-out event gives all tickets, a class or chosen bookings. It is only noted in the event's log. */
import { isId } from '@contract/entities/id';
import type { LogInput } from '@contract/event-log/entry';
import { isRecord } from '@contract/json/record';
import {
  Button,
  DialogActions,
  Field,
  Input,
  makeStyles,
  Radio,
  RadioGroup,
  Text,
  Textarea,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { eventAfter } from '../../../event/event-choice';
import { addToLog } from '../../../event/log/event-log';
import { type RainChecks, type RainScope, scopeKey } from '../../../event/scan/rain-checks';
import { useEvents } from '../../../event/use-events';
import type { Values } from '../../../kit/area/field';
import { FormDialog } from '../../../kit/dialog/form-dialog';
import { NoticeBar } from '../../../kit/feedback/notice-bar';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { DayInput } from '../../../kit/form/day-input';
import { fieldErrorProps } from '../../../kit/form/field-error-props';
import { RecordPicker } from '../../../kit/form/record-picker/record-picker';
import { RestoredNotice } from '../../../kit/form/restored-notice';
import { readDraft, useKeptInput } from '../../../kit/form/use-kept-input';
import { eventLabel, formatDays } from '../../../kit/format/event-label';
import { joinFacts } from '../../../kit/format/join';
import { currencyText, formatMoney, formatNumber } from '../../../kit/format/number';
import { toPlainText } from '../../../kit/format/plain-text';
import { useText } from '../../../kit/format/text';
import { readTypedAmount, toTypedNumber } from '../../../kit/format/typed-number';
import { outcomeKey } from './outcomes';
import { typedAmountError } from './typed-amount-error';

const useStyles = makeStyles({
  fields: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px', marginBlockEnd: '16px' },
  note: { color: tokens.colorNeutralForeground3 },
});

const outcomes = ['transfer', 'credit', 'refund'] as const;
type Outcome = (typeof outcomes)[number];

interface RainCheckInput {
  readonly outcome: Outcome;
  /** Null if it was cleared; absent until a person chooses. */
  readonly target?: Values | null | undefined;
  readonly typedDifference: string;
  readonly until: string;
}

const parseDraft = (draft: Values, initial: RainCheckInput): RainCheckInput => ({
  ...readDraft(draft, initial),
  outcome: outcomes.find((one) => one === draft.outcome) ?? initial.outcome,
  target: isRecord(draft.target) || draft.target === null ? draft.target : initial.target,
});

const keyOf = (check: Parameters<typeof outcomeKey>[0] | undefined): string => outcomeKey(check ?? { outcome: null });

const describeEvent = (row: Values): string => joinFacts(formatDays(row), toPlainText(row.trackName));

export interface NamedScope {
  readonly scope: RainScope;
  /** A class, the number of a booking. */
  readonly name: string;
}

interface DialogProps {
  /** The rained-out event. */
  readonly event: Values & { readonly id: string | number };
  /** What it is for: "All tickets", a class, a booking. */
  readonly name: string;
  readonly scopes: readonly NamedScope[];
  readonly checks: RainChecks;
  /** Of the bookings, for a target whose currency is not known; empty if they have several. */
  readonly currency: string;
  readonly onClose: () => void;
}

export const RainCheckDialog = ({ event, name, scopes, checks, currency: own, onClose }: DialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const kit = useText('kit');
  const { groups } = useEvents();
  const noted = scopes.map(({ scope }) => checks.get(scopeKey(scope)));
  const [first] = noted;
  const draft = useKeptInput<RainCheckInput>({
    key: `rain-check.${event.id}.${scopes.length} ${scopes[0] ? scopeKey(scopes[0].scope) : ''}`,
    initial: {
      outcome: first?.outcome ?? 'transfer',
      target: first?.target,
      typedDifference: toTypedNumber(first?.difference ?? ''),
      until: first?.until ?? '',
    },
    parse: parseDraft,
  });
  const { outcome, target: chosen, typedDifference: typed, until } = draft.input;
  const change = (changed: Partial<RainCheckInput>) => draft.setInput((before) => ({ ...before, ...changed }));
  const [isUnread, setUnread] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  /** The outcome that could not be noted for all. */
  const [failed, setFailed] = useState<string>();
  const left = failed === undefined ? [] : scopes.filter((_, at) => keyOf(noted[at]) !== failed);
  // Until a person chooses another, the next event.
  const target = chosen === undefined ? eventAfter(groups, event) : (chosen ?? undefined);
  const listed = Object.values(groups)
    .flat()
    .find(({ id }) => String(id) === String(target?.id));
  const currency = currencyText(listed?.currency ?? target?.currency) || own;
  const { amount } = readTypedAmount(typed, currency);
  const amountError = typedAmountError(typed, currency, text);
  const isSame = String(target?.id) === String(event.id);
  const targetError = isSame
    ? text('rainChecks.dialog.sameEvent')
    : isId(target?.id)
      ? undefined
      : text('rainChecks.dialog.noEvent');

  const close = (): void => {
    draft.forget();
    onClose();
  };
  const save = async (given: Outcome | null): Promise<void> => {
    setTried(true);
    if (isSaving || (given === 'transfer' && (targetError ?? amountError ?? isUnread))) return;
    const transfer =
      given === 'transfer' && target
        ? {
            target: { id: String(target.id), name: toPlainText(target.name).slice(0, 200) },
            ...(amount === undefined ? {} : { difference: amount, ...(currency.length <= 3 ? { currency } : {}) }),
            ...(until === '' ? {} : { until }),
          }
        : {};
    const wanted = { outcome: given, ...transfer };
    // What is noted already is not noted again: after a failure, only the rest is.
    const entries = scopes.flatMap(({ scope }, at): readonly LogInput[] => {
      const before = noted[at];
      if (keyOf(before) === outcomeKey(wanted)) return [];
      return [{ kind: 'rain-check', scope, ...wanted, ...(before ? { replaces: before.id } : {}) }];
    });
    setSaving(true);
    const added = await addToLog(String(event.id), entries);
    setSaving(false);
    setFailed(added.ok ? undefined : outcomeKey(wanted));
    if (notifyFailure(added)) close();
  };
  return (
    <FormDialog title={text('rainChecks.dialog.title', { name })} width={520} onClose={onClose}>
      <form
        onSubmit={(submit) => {
          submit.preventDefault();
          void save(outcome);
        }}
      >
        <div className={styles.fields}>
          <RestoredNotice {...draft} />
          <Field label={text('rainChecks.dialog.outcome')}>
            <RadioGroup
              value={outcome}
              onChange={(_, { value }) => change({ outcome: outcomes.find((one) => one === value) ?? 'transfer' })}
            >
              {outcomes.map((one) => (
                <Radio key={one} value={one} label={text(`rainChecks.outcomes.${one}`)} />
              ))}
            </RadioGroup>
          </Field>
          {outcome === 'transfer' ? (
            <>
              <RecordPicker
                call="event.list"
                minLetters={0}
                required
                label={text('rainChecks.dialog.event')}
                naming="name"
                describe={describeEvent}
                error={isTried || isSame ? targetError : undefined}
                chosen={target && { ...target, name: listed ? eventLabel(listed) : target.name }}
                onChoose={(row) =>
                  change({ target: row ? { id: row.id, name: row.name, currency: row.currency } : null })
                }
              />
              <Field
                label={text('rainChecks.dialog.difference')}
                hint={
                  amount === undefined
                    ? text('rainChecks.dialog.differenceHint')
                    : text('day.till.readAs', { amount: formatMoney(amount, currency) })
                }
                {...fieldErrorProps(amountError)}
              >
                <Input
                  inputMode="decimal"
                  value={typed}
                  maxLength={12}
                  onChange={(_, { value }) => change({ typedDifference: value })}
                />
              </Field>
              <DayInput
                label={text('rainChecks.dialog.until')}
                hint={text('rainChecks.dialog.untilHint')}
                value={until}
                onUnread={setUnread}
                onChange={(day) => change({ until: day })}
              />
            </>
          ) : undefined}
          {left.length > 0 && scopes.length > 1 ? (
            <>
              <NoticeBar intent="error" layout="multiline">
                {text('rainChecks.dialog.partly', {
                  count: scopes.length,
                  noted: formatNumber(scopes.length - left.length),
                  all: formatNumber(scopes.length),
                })}
              </NoticeBar>
              <Field label={text('rainChecks.dialog.left')}>
                <Textarea readOnly rows={3} value={left.map((one) => one.name).join(', ')} />
              </Field>
            </>
          ) : undefined}
          <Text size={200} className={styles.note}>
            {text('rainChecks.local')}
          </Text>
        </div>
        <DialogActions>
          {noted.some((one) => one?.outcome) ? (
            <Button onClick={() => void save(null)}>{text('rainChecks.dialog.remove')}</Button>
          ) : undefined}
          <Button onClick={close}>{kit('actions.cancel')}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={isSaving}>
            {text('rainChecks.dialog.save')}
          </Button>
        </DialogActions>
      </form>
    </FormDialog>
  );
};
