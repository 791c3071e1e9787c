// biome-ignore-all lint/a11y/useSemanticElements: a <table> cannot hold rows that do not exist
// biome-ignore-all lint/a11y/useFocusableInteractive: the row's own controls have the focus
/** One person of a roll call. */
import type { RollCall } from '@contract/event-log/roll-calls';
import { phoneLink } from '@contract/text/contact-link';
import { toPlainSigns } from '@contract/text/fold';
import {
  Button,
  Link as FluentLink,
  Input,
  makeStyles,
  mergeClasses,
  Select,
  tokens,
} from '@fluentui/react-components';
import { CallRegular, WarningRegular } from '@fluentui/react-icons';
import { type ReactNode, useId } from 'react';
import type { EventPerson } from '../../../event/log/event-people';
import type { Sighting } from '../../../event/log/sightings';
import { markedText } from '../../../event/scan/mark-answer';
import { bridge } from '../../../kit/bridge/bridge';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { useUnsavedText } from '../../../kit/form/use-unsaved-text';
import { joinList } from '../../../kit/format/join';
import { useText } from '../../../kit/format/text';
import { useTextInList } from '../../../kit/format/text-in-list';
import { useCheckboxClass } from '../../../kit/list/grid/grid.styles';
import { alignToPage, backgrounds } from '../../../kit/skins/theme';
import type { RollRow } from './roll-rows';
import { sightingText, sightingTime } from './roll-table';

/** In pixels: what is pressed has room for gloves. */
export const rollRowHeight = 52;

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', ...alignToPage } as const;

const useStyles = makeStyles({
  row: {
    position: 'absolute',
    insetInline: 0,
    display: 'grid',
    gridTemplateColumns: 'var(--columns)',
    alignItems: 'center',
    blockSize: `${rollRowHeight}px`,
    boxSizing: 'border-box',
    paddingInline: '16px',
    columnGap: '8px',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke3,
    ':hover': { backgroundColor: backgrounds.hovered },
    ':focus-within': { backgroundColor: backgrounds.hovered },
    '&[data-marked]': { backgroundColor: tokens.colorStatusSuccessBackground1 },
  },
  cell: { display: 'flex', alignItems: 'center', columnGap: '8px', minInlineSize: 0 },
  words: { display: 'grid', minInlineSize: 0 },
  box: { display: 'grid', placeItems: 'center', inlineSize: '44px', blockSize: '44px', cursor: 'pointer' },
  tick: { inlineSize: '22px', blockSize: '22px' },
  number: { inlineSize: '128px', minInlineSize: 0 },
  digits: { ...line, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  name: { ...line, fontWeight: tokens.fontWeightSemibold },
  pressed: { cursor: 'pointer', paddingBlock: '12px' },
  one: line,
  quiet: { ...line, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  warning: { ...line, color: tokens.colorStatusWarningForeground1, fontSize: tokens.fontSizeBase200 },
  phone: { display: 'inline-flex', alignItems: 'center', columnGap: '4px', minBlockSize: 'var(--target, 24px)' },
});

type Change = { readonly value: string; readonly isReturned?: boolean } | null;

export interface RollLineProps {
  readonly call: RollCall;
  readonly row: RollRow;
  readonly index: number;
  readonly timezone: unknown;
  readonly sighting: Sighting | undefined;
  readonly warningsOf: (person: EventPerson | undefined, key: string) => readonly string[];
  /** Resolves to whether it is stored. */
  readonly onMark: (row: RollRow, change: Change) => Promise<boolean>;
  /** Moves the focus to the next row. False if that is not on the page. */
  readonly onNext: () => boolean;
}

const NumberMark = ({ call, row, onMark, onNext }: RollLineProps): ReactNode => {
  const styles = useStyles();
  const text = useText('desk');
  const noted = row.mark?.entry.value ?? '';
  const { typed, setTyped, save, isUnsaved } = useUnsavedText(`roll-call.${call.id}.${row.key}`);
  const value = (typed ?? noted).trim().slice(0, 200);
  const store = () => save(async () => value === noted || onMark(row, value === '' ? null : { value }));
  const label = text('rollCalls.numberOf', { name: row.name });
  const notice = isUnsaved ? { 'aria-invalid': true, title: text('notSaved') } : {};
  return (
    <Input
      className={styles.number}
      value={typed ?? noted}
      maxLength={200}
      autoComplete="off"
      dir="ltr"
      input={{ 'data-mark': '', 'aria-label': label, ...notice } as object}
      onChange={(_, data) => setTyped(toPlainSigns(data.value))}
      onBlur={store}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setTyped(undefined);
        // A focus that moves on saves the number, too.
        if (key === 'Enter' && !onNext()) void store();
      }}
    />
  );
};

/** The control that marks: a box, a number or a choice, and for what comes back, whether it did. */
const MarkCell = (props: RollLineProps & { readonly id: string }): ReactNode => {
  const { call, row, onMark, id } = props;
  const styles = useStyles();
  const checkbox = useCheckboxClass();
  const text = useText('desk');
  const { name, mark } = row;
  const value = mark?.entry.value ?? '';
  const isReturned = mark?.entry.isReturned === true;
  const { mark: kind, choices, returns } = call.entry;
  return (
    <span role="cell" className={styles.cell}>
      {kind === 'tick' ? (
        <label className={styles.box}>
          <input
            id={id}
            type="checkbox"
            data-mark=""
            data-accepts-scan=""
            className={mergeClasses(checkbox, styles.tick)}
            checked={mark !== undefined}
            aria-label={text('rollCalls.tick', { name })}
            onChange={() => onMark(row, mark ? null : { value: '' })}
          />
        </label>
      ) : kind === 'number' ? (
        <NumberMark {...props} />
      ) : (
        <Select
          className={styles.number}
          value={value}
          select={{ 'data-mark': '', 'aria-label': text('rollCalls.choiceOf', { name }) } as object}
          onChange={(_, chosen) => onMark(row, chosen.value === '' ? null : { value: chosen.value })}
        >
          {['', ...new Set([...choices, ...(value === '' ? [] : [value])])].map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </Select>
      )}
      {returns && mark ? (
        <Button
          aria-pressed={isReturned}
          appearance={isReturned ? 'subtle' : 'secondary'}
          aria-label={text(isReturned ? 'rollCalls.outAgainName' : 'rollCalls.takeBackName', { name })}
          onClick={() => onMark(row, { value, isReturned: !isReturned })}
        >
          {text(isReturned ? 'rollCalls.states.returned' : 'rollCalls.takeBack')}
        </Button>
      ) : undefined}
    </span>
  );
};

const Phone = ({ person }: { readonly person: EventPerson | undefined }): ReactNode => {
  const styles = useStyles();
  const phone = person?.phone ?? '';
  const shown = useTextInList()('phone', phone);
  const url = shown === phone ? phoneLink(phone) : undefined;
  if (url === undefined)
    return (
      <bdi className={styles.one} dir="ltr">
        {shown}
      </bdi>
    );
  return (
    <FluentLink
      as="button"
      className={styles.phone}
      onClick={() => void bridge().app.openExternal({ url }).then(notifyFailure)}
    >
      <CallRegular aria-hidden />
      <bdi className={styles.one} dir="ltr">
        {shown}
      </bdi>
    </FluentLink>
  );
};

export const RollLine = (props: RollLineProps): ReactNode => {
  const { call, row, index, timezone, sighting, warningsOf } = props;
  const styles = useStyles();
  const text = useText('desk');
  const id = useId();
  const { person, mark, key, name, isExpected } = row;
  const numbers = person?.numbers.map((number) => `#${number}`).join(', ') ?? '';
  const classes = joinList(person?.classNames ?? []);
  const seen = sightingText(sighting);
  const notes = [...(isExpected ? [] : [text('rollCalls.notExpected')]), ...warningsOf(person, key)];
  const isDone = mark !== undefined && !row.isOut;
  const isTick = call.entry.mark === 'tick';
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      data-marked={isDone || undefined}
      className={styles.row}
      style={{ insetBlockStart: index * rollRowHeight }}
    >
      <MarkCell {...props} id={id} />
      <span role="cell">
        <bdi className={styles.digits} title={numbers}>
          {numbers}
        </bdi>
      </span>
      <span role="cell" className={styles.words}>
        {isTick ? (
          <label htmlFor={id} className={mergeClasses(styles.name, styles.pressed)} dir="auto" title={name}>
            {name}
          </label>
        ) : (
          <span className={styles.name} dir="auto" title={name}>
            {name}
          </span>
        )}
      </span>
      <span role="cell" className={styles.one} title={classes}>
        {classes || (person?.kind === 'crew' ? text('rollCalls.people.crew') : '')}
      </span>
      <span role="cell">
        <Phone person={person} />
      </span>
      <span role="cell" className={styles.words} title={seen}>
        <bdi className={styles.one}>{sighting ? sightingTime(sighting, Date.now()) : ''}</bdi>
        <bdi className={styles.quiet}>{sighting?.where}</bdi>
      </span>
      <span role="cell" className={styles.words} title={notes.join('\n')}>
        {mark ? <bdi className={styles.quiet}>{markedText(mark, timezone)}</bdi> : undefined}
        {notes.length > 0 ? (
          <span className={styles.warning}>
            <WarningRegular aria-hidden /> {notes.join(' ')}
          </span>
        ) : undefined}
      </span>
    </div>
  );
};
