/** The unsaved changes, with access dates and a note. */
import { Button, Field, makeStyles, Spinner, Subtitle2, Text, Textarea, tokens } from '@fluentui/react-components';
import { AddCircleRegular, SubtractCircleRegular } from '@fluentui/react-icons';
import { type ReactNode, useId, useState } from 'react';
import { DayInput } from '../../../kit/form/day-input';
import { stickyActions } from '../../../kit/form/sticky-actions';
import { useText } from '../../../kit/format/text';
import { PermissionButton } from '../../../kit/ui/permission-button';
import { insetBorder } from '../../../kit/ui/styles';
import type { Difference } from './difference';
import type { TermValues } from './terms';

const useStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: '12px',
    padding: '16px',
    minInlineSize: 0,
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  title: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', rowGap: '4px' },
  line: { display: 'flex', alignItems: 'center', columnGap: '8px', overflowWrap: 'anywhere' },
  adds: { color: tokens.colorStatusSuccessForeground1, fontSize: '20px', flexShrink: 0 },
  removes: { color: tokens.colorStatusDangerForeground1, fontSize: '20px', flexShrink: 0 },
  terms: { display: 'grid', rowGap: '12px', minInlineSize: 0, margin: 0, padding: 0, border: 'none' },
  days: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))', gap: '12px' },
  actions: { ...stickyActions, display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '8px' },
});

interface ChangesProps {
  readonly difference: Difference;
  readonly nameOf: (id: string) => string;
  readonly busy: boolean;
  /** Dates and a note to send along. */
  readonly terms: TermValues;
  readonly onTerms: (part: Partial<TermValues>) => void;
  /** What the dates and the note apply to. */
  readonly scope: string;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

export const ChangesCard = (props: ChangesProps): ReactNode => {
  const { difference, nameOf, busy, terms, onTerms, onSave, onDiscard } = props;
  const styles = useStyles();
  const text = useText('tracks');
  const scopeId = useId();
  const { added, removed } = difference;
  const count = added.length + removed.length;
  const [unread, setUnread] = useState({ from: false, until: false });
  const isReversed = terms.accessFrom !== '' && terms.accessUntil !== '' && terms.accessUntil < terms.accessFrom;
  return (
    <section className={styles.card} aria-label={text('assign.changes')}>
      <Subtitle2 as="h2" className={styles.title}>
        {text('assign.changes')}
      </Subtitle2>
      {count === 0 ? (
        <Text className={styles.quiet}>{text('assign.noChanges')}</Text>
      ) : (
        <>
          <ul className={styles.list}>
            {added.map((id) => (
              <li key={id} className={styles.line}>
                <AddCircleRegular className={styles.adds} aria-hidden />
                <span>{text('assign.adds', { name: nameOf(id) })}</span>
              </li>
            ))}
            {removed.map((id) => (
              <li key={id} className={styles.line}>
                <SubtractCircleRegular className={styles.removes} aria-hidden />
                <span>{text('assign.removes', { name: nameOf(id) })}</span>
              </li>
            ))}
          </ul>
          <fieldset aria-label={text('assign.terms')} aria-describedby={scopeId} className={styles.terms}>
            <Text id={scopeId} size={200} className={styles.quiet}>
              {props.scope}
            </Text>
            <div className={styles.days}>
              <DayInput
                label={text('assign.from')}
                value={terms.accessFrom}
                disabled={busy}
                onUnread={(isUnread) => setUnread((now) => ({ ...now, from: isUnread }))}
                onChange={(accessFrom) => onTerms({ accessFrom })}
              />
              <DayInput
                label={text('assign.until')}
                error={isReversed ? text('assign.backwards') : undefined}
                value={terms.accessUntil}
                disabled={busy}
                onUnread={(isUnread) => setUnread((now) => ({ ...now, until: isUnread }))}
                onChange={(accessUntil) => onTerms({ accessUntil })}
              />
            </div>
            <Field label={text('assign.note')}>
              <Textarea
                value={terms.note}
                maxLength={1_000}
                rows={2}
                dir="auto"
                disabled={busy}
                onChange={(_, { value }) => onTerms({ note: value })}
              />
            </Field>
          </fieldset>
        </>
      )}
      <div className={styles.actions}>
        <PermissionButton
          needs={['update', 'Track']}
          appearance="primary"
          disabled={busy || count === 0 || isReversed || unread.from || unread.until}
          {...(busy ? { icon: <Spinner size="tiny" /> } : {})}
          onClick={onSave}
        >
          {text('assign.save', { count })}
        </PermissionButton>
        <Button disabledFocusable={busy || count === 0} onClick={busy || count === 0 ? undefined : onDiscard}>
          {text('assign.discard')}
        </Button>
      </div>
    </section>
  );
};
