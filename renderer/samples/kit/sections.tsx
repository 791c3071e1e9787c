/**
 * Sections of a page as data. The area's text `<name>.title` is the heading of a section, `<name>.about` the line below it,
 * if there is one, and `<name>.<column>` the head of a column.
 */
import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { FluentIcon } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { hasText, useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';
import { CrossTable, Tick } from '../../kit/ui/table/cross-table';
import { type PlainRow, PlainTable } from '../../kit/ui/table/plain-table';
import { DescribedForm, type FormDescription } from './described-form';
import { pageColumns, stackedList } from './styles';

/** What each row covers, by column. The texts of both are the area's `words`, unless given. */
interface Ticks {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly label?: string; readonly covers: readonly string[] }[];
}

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly PlainRow[];
}

export interface Section {
  readonly name: string;
  /** At the end of the heading. */
  readonly actions?: ReactNode;
  /** Shares a line with the other sections that are narrow. */
  readonly narrow?: boolean;
  readonly form?: Omit<FormDescription, 'name'>;
  /** Lines of text, by their names. */
  readonly list?: { readonly icon: FluentIcon; readonly names: readonly string[] };
  readonly table?: Table;
  readonly ticks?: Ticks;
  readonly content?: ReactNode;
}

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalL },
  pair: pageColumns('repeat(auto-fit, minmax(min(320px, 100%), 1fr))', 0),
  list: stackedList(tokens.spacingVerticalS),
  item: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: tokens.spacingHorizontalS },
  icon: { marginBlockStart: '2px', color: tokens.colorBrandForeground1 },
});

interface OfArea {
  readonly area: string;
}

const SectionOf = ({ area, ...section }: Section & OfArea): ReactNode => {
  const styles = useStyles();
  const text = useText(area);
  const { name, actions, form, list, table, ticks, content } = section;
  const title = text(`${name}.title`);
  const word = (key: string) => text(`words.${key}`);
  return (
    <SectionCard
      title={title}
      description={hasText(`${area}:${name}.about`) ? text(`${name}.about`) : undefined}
      actions={actions}
    >
      {form ? <DescribedForm area={area} name={name} {...form} /> : undefined}
      {list ? (
        <ul className={styles.list}>
          {list.names.map((key) => (
            <li key={key} className={styles.item}>
              <list.icon className={styles.icon} aria-hidden />
              <Text>{text(`${name}.${key}`)}</Text>
            </li>
          ))}
        </ul>
      ) : undefined}
      {table ? (
        <PlainTable
          label={text('samples:tableOf', { name: title })}
          columns={table.columns.map((key) => ({ key, label: text(`${name}.${key}`) }))}
          rows={table.rows}
        />
      ) : undefined}
      {ticks ? (
        <CrossTable
          label={title}
          corner={text(`${name}.corner`)}
          columns={ticks.columns.map((key) => ({ key, label: word(key) }))}
          rows={ticks.rows.map(({ label, ...row }) => ({ ...row, label: label ?? word(row.key) }))}
          cell={({ covers }, { key }) => {
            const is = covers.includes(key);
            return <Tick is={is} label={text(is ? `${name}.yes` : `${name}.no`)} />;
          }}
        />
      ) : undefined}
      {content}
    </SectionCard>
  );
};

export const Sections = ({ area, sections }: OfArea & { readonly sections: readonly Section[] }): ReactNode => {
  const styles = useStyles();
  const narrow = sections.filter((section) => section.narrow);
  return (
    <div className={styles.page}>
      {sections
        .filter((section) => !section.narrow)
        .map((section) => (
          <SectionOf key={section.name} area={area} {...section} />
        ))}
      {narrow.length > 0 ? (
        <div className={styles.pair}>
          {narrow.map((section) => (
            <SectionOf key={section.name} area={area} {...section} />
          ))}
        </div>
      ) : undefined}
    </div>
  );
};
