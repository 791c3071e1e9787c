/** Filters visitors by type, and searches for one visitor. */
import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import type { Values } from '../../kit/area/field';
import { RecordFinder } from '../../kit/form/record-picker/record-finder';
import { joinFacts } from '../../kit/format/join';
import { toPlainText } from '../../kit/format/plain-text';
import { useText } from '../../kit/format/text';
import { useSearch } from '../../kit/ui/use-search';

const kinds = ['all', 'racer', 'spectator'] as const;
type Kind = (typeof kinds)[number];

const parameter = 'filter.userType';

/** The type that an address shows; undefined if its filter has several or unknown values. */
export const parseKind = (search: URLSearchParams): Kind | undefined => {
  const chosen = search.getAll(parameter);
  return chosen.length === 0 ? 'all' : chosen.length === 1 ? kinds.find((kind) => kind === chosen[0]) : undefined;
};

/** The address filtered by one type, at the first page. */
export const withKind = (search: URLSearchParams, kind: unknown): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.delete(parameter);
  next.delete('page');
  if (kind === 'racer' || kind === 'spectator') next.set(parameter, kind);
  return next;
};

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  tabs: { marginInlineStart: '-8px' },
});

const describeVisitor = (row: Values): string =>
  joinFacts(...[row.visitorCode, row.email, row.phone].map((value) => toPlainText(value)));

export const ListHeader = () => {
  const styles = useStyles();
  const text = useText('visitors');
  const [search, setSearch] = useSearch();
  const kind = parseKind(search);
  return (
    <div className={styles.root}>
      <TabList
        className={styles.tabs}
        size="small"
        appearance="subtle"
        aria-label={text('kinds.label')}
        selectedValue={kind}
        onTabSelect={(_, { value }) => setSearch((previous) => withKind(previous, value), { replace: true })}
      >
        {kinds.map((one) => (
          <Tab key={one} value={one}>
            {text(`kinds.${one}`)}
          </Tab>
        ))}
      </TabList>
      <RecordFinder
        call="visitor.search"
        input={kind === 'racer' || kind === 'spectator' ? { userType: kind } : {}}
        label={text('find')}
        naming={['firstName', 'lastName']}
        describe={describeVisitor}
        hrefOf={(id) => `/visitors/${encodeURIComponent(id)}`}
      />
    </div>
  );
};
