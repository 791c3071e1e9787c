/** One value of a record, rendered by its kind; nested values as a small table, never as raw JSON. */
import { mailLink } from '@contract/text/contact-link';
import { Link as FluentLink, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import type { Field, Values } from '../area/field';
import { recordAddress } from '../area/record-address';
import { bridge } from '../bridge/bridge';
import { notifyFailure } from '../feedback/notify-failure';
import { fieldText, fieldTimes } from '../format/field';
import { fieldName } from '../format/field-name';
import { joinList } from '../format/join';
import { isBookkeeping, isNested } from '../format/plain-text';
import { shorten } from '../format/shorten';
import { shownText } from '../format/shown-text';
import { useText } from '../format/text';
import { useTextInList } from '../format/text-in-list';
import { guessKind } from '../list/data/columns';
import { DocumentLink } from '../media/document/document-link';
import { Picture } from '../media/picture';
import { StatusBadge } from '../ui/status-badge';
import { columnsOf, RecordTable } from './record-table';
import { useReferrerState } from './referrer';
import { withLineBreak } from './with-line-break';

const useStyles = makeStyles({
  empty: { color: tokens.colorNeutralForeground4 },
  own: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, display: 'block' },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  link: { overflowWrap: 'anywhere', textAlign: 'start' },
  code: { fontVariantNumeric: 'tabular-nums' },
  // Signatures have a transparent background and need a white one.
  picture: {
    maxInlineSize: '160px',
    maxBlockSize: '120px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: '#fff',
  },
  nested: {
    margin: 0,
    paddingInlineStart: '12px',
    borderInlineStartWidth: '2px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    display: 'grid',
    gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
    columnGap: '12px',
    rowGap: '4px',
  },
  items: { margin: 0, padding: 0, listStyleType: 'none', display: 'flex', flexDirection: 'column', gap: '8px' },
  // Some pictures have no size of their own.
  shown: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    '& img': { inlineSize: '150px', blockSize: '100px', objectFit: 'cover' },
  },
  key: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, minInlineSize: 0 },
});

/** Only https addresses become links. */
const httpsAddress = /^https:\/\//i;
const maxDepth = 4;
/** The most characters of one value; the layout of longer texts takes seconds. */
const maxLength = 50_000;

interface ValueProps {
  readonly field: Field;
  readonly values: Values;
  readonly depth?: number;
  /** Whether it is one of several people's, which may be masked. */
  readonly isListed?: boolean;
}

const RecordLink = ({ to, children }: { readonly to: string; readonly children: string }): ReactNode => {
  const navigate = useNavigate();
  const leadingState = useReferrerState();
  return (
    <FluentLink
      href={useHref(to)}
      onClick={(event) => {
        event.preventDefault();
        void navigate(to, { state: leadingState() });
      }}
    >
      <bdi>{children}</bdi>
    </FluentLink>
  );
};

const OutsideLink = ({ url, children }: { readonly url: string; readonly children: ReactNode }): ReactNode => {
  const styles = useStyles();
  return (
    <FluentLink
      as="button"
      className={styles.link}
      onClick={() => void bridge().app.openExternal({ url }).then(notifyFailure)}
    >
      <bdi>{children}</bdi>
    </FluentLink>
  );
};

/** Whether list items are rendered as pictures or links. */
const isFileOrLink = (item: unknown): boolean => ['image', 'document', 'url'].includes(guessKind(item));

interface ItemsProps extends Required<Pick<ValueProps, 'depth' | 'isListed'>> {
  readonly items: readonly unknown[];
}

const FilesAndLinks = ({ items, depth, isListed }: ItemsProps): ReactNode => {
  const styles = useStyles();
  return (
    <ul className={mergeClasses(styles.items, styles.shown)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a record's parts have no other name and do not move
        <li key={index}>
          <FieldValue
            field={{ key: 'item', kind: guessKind(item) }}
            values={{ item }}
            depth={depth + 1}
            isListed={isListed}
          />
        </li>
      ))}
    </ul>
  );
};

interface NestedProps {
  readonly value: object;
  readonly depth: number;
  readonly isListed: boolean;
}

const Nested = ({ value, depth, isListed }: NestedProps): ReactNode => {
  const styles = useStyles();
  const textInList = useTextInList();
  const plain = (of: unknown): string => (isListed ? textInList(undefined, shownText(of)) : shownText(of));
  if (depth >= maxDepth) return <span className={styles.text}>{plain(value)}</span>;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    if (items.some(isFileOrLink)) return <FilesAndLinks items={items} depth={depth} isListed={isListed} />;
    if (!items.some(isNested)) return <span className={styles.text}>{joinList(items.map(plain))}</span>;
    const columns = columnsOf(items);
    if (columns)
      return (
        <RecordTable
          columns={columns}
          rows={items as readonly Values[]}
          renderValue={(row, key) => (
            <FieldValue field={{ key, kind: guessKind(row[key], key) }} values={row} depth={depth + 1} isListed />
          )}
        />
      );
    return (
      <ul className={styles.items}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a record's parts have no other name and do not move
          <li key={index}>
            {isNested(item) ? (
              <Nested value={item} depth={depth + 1} isListed={isListed || items.length > 1} />
            ) : (
              plain(item)
            )}
          </li>
        ))}
      </ul>
    );
  }
  const values = value as Values;
  return (
    <dl className={styles.nested}>
      {Object.keys(values)
        .filter((key) => !isBookkeeping(key))
        .map((key) => [
          <dt key={`${key} name`} className={styles.key}>
            {fieldName(key)}
          </dt>,
          <dd key={key} className={styles.value}>
            <FieldValue
              field={{ key, kind: guessKind(values[key], key) }}
              values={values}
              depth={depth + 1}
              isListed={isListed}
            />
          </dd>,
        ])}
    </dl>
  );
};

export const FieldValue = ({ field, values, depth = 0, isListed = false }: ValueProps): ReactNode => {
  const styles = useStyles();
  const text = useText('kit');
  const textInList = useTextInList();
  const value = values[field.key];
  if (isNested(value) && !field.valueTexts) return <Nested value={value} depth={depth} isListed={isListed} />;
  const known = fieldText(field, values);
  const shown = isListed ? textInList(field.kind, known) : known;
  if (shown === '') return <span className={styles.empty}>{text('detail.empty')}</span>;
  const to = field.linkTo && recordAddress(`/${field.linkTo.area}`, values[field.linkTo.id]);
  if (to !== undefined) return <RecordLink to={to}>{shorten(shown, maxLength)}</RecordLink>;
  const unusable = field.linkTo && values[field.linkTo.id];
  if (typeof unusable === 'string' && unusable !== '')
    return (
      <span>
        <bdi className={styles.text}>{shorten(shown, maxLength)}</bdi>{' '}
        <span className={styles.empty}>{text('detail.noLink', { id: unusable })}</span>
      </span>
    );
  const plain = <bdi className={styles.text}>{shorten(shown, maxLength)}</bdi>;
  // A masked address leads nowhere.
  if (shown !== known) return plain;
  const asLink = <FieldValue field={{ ...field, kind: 'url' }} values={values} depth={depth} isListed={isListed} />;
  switch (field.kind) {
    case 'status':
      return <StatusBadge field={field} values={values} />;
    case 'email': {
      const address = mailLink(shown);
      return address ? <OutsideLink url={address}>{withLineBreak(shown)}</OutsideLink> : plain;
    }
    case 'url':
      return httpsAddress.test(shown) && URL.canParse(shown) ? <OutsideLink url={shown}>{shown}</OutsideLink> : plain;
    case 'document':
      return <DocumentLink url={shown} fallback={asLink} />;
    case 'image':
      return <Picture className={styles.picture} url={shown} alt="" fallback={asLink} />;
    case 'dateTime': {
      const { viewerTime, note } = fieldTimes(field, values);
      return (
        <>
          {shown}
          {viewerTime ? <span className={styles.own}>{text('detail.ownTime', { time: viewerTime })}</span> : undefined}
          {note ? <span className={styles.own}>{note}</span> : undefined}
        </>
      );
    }
    default:
      return (
        <bdi className={field.kind === 'code' || field.kind === 'phone' ? styles.code : styles.text}>
          {shorten(shown, maxLength)}
        </bdi>
      );
  }
};
