/** A record's fields in sections, and all other fields from the server under "More fields". */
import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  mergeClasses,
  Subtitle2,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import type { Section } from '../area/area';
import type { Field, Naming, Values } from '../area/field';
import { useText } from '../format/text';
import { insetBorder } from '../ui/styles';
import { FieldList } from './field-list';
import { remainingFields } from './remaining';

const useStyles = makeStyles({
  // CSS columns, so that a short card leaves no gap next to a long one.
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  sections: { columnWidth: '480px', columnGap: '16px' },
  alone: { columnWidth: 'auto' },
  card: { breakInside: 'avoid', marginBlockEnd: '16px', ':last-child': { marginBlockEnd: 0 } },
  section: {
    padding: '16px',
    borderRadius: tokens.borderRadiusLarge,
    ...insetBorder(),
  },
  heading: { margin: 0, marginBlockEnd: '12px' },
});

const noColumns: readonly Field[] = [];

interface SectionsProps {
  /** The area whose texts name fields and sections. */
  readonly name: string;
  /** If absent, all columns are in one section. */
  readonly sections?: readonly Section[] | undefined;
  readonly columns?: readonly Field[];
  /** Fields that the screen shows elsewhere. */
  readonly naming: Naming;
  readonly values: Values;
}

export const RecordSections = ({ name, columns = noColumns, naming, values, ...rest }: SectionsProps): ReactNode => {
  const styles = useStyles();
  const text = useText(name);
  const kit = useText('kit');
  const sections = useMemo(() => rest.sections?.filter(({ when }) => when?.(values) ?? true), [rest.sections, values]);
  const shown: readonly Section[] = sections ?? [{ title: 'one', fields: columns }];
  const more = remainingFields({ ...(sections ? { sections } : {}), columns, naming }, values);
  return (
    <div className={styles.root}>
      <div className={mergeClasses(styles.sections, shown.length === 1 && styles.alone)}>
        {shown.map(({ title, fields }) => (
          <section key={title} className={mergeClasses(styles.section, styles.card)}>
            <Subtitle2 as="h2" className={styles.heading} block>
              {text(title)}
            </Subtitle2>
            <FieldList area={name} fields={fields} values={values} />
          </section>
        ))}
      </div>
      {more.length > 0 ? (
        <Accordion collapsible className={styles.section}>
          <AccordionItem value="more">
            <AccordionHeader as="h2">{kit('detail.moreCount', { count: more.length })}</AccordionHeader>
            <AccordionPanel>
              <FieldList area={name} fields={more} values={values} />
            </AccordionPanel>
          </AccordionItem>
        </Accordion>
      ) : undefined}
    </div>
  );
};
