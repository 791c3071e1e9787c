/** A part as a list of fields, with all other fields of the answer under "More fields". */
import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from '@fluentui/react-components';
import type { Field, Values } from '../../../kit/area/field';
import { FieldList } from '../../../kit/detail/field-list';
import { remainingFields } from '../../../kit/detail/remaining';
import { useText } from '../../../kit/format/text';
import { hiddenKeys } from './part-fields';

interface FieldPartProps {
  readonly fields: readonly Field[];
  readonly values: Values;
}

export const FieldPart = ({ fields, values }: FieldPartProps) => {
  const text = useText('inspections');
  const sections = [{ title: '', fields: [...fields, ...hiddenKeys.map((key) => ({ key }))] }];
  const more = remainingFields({ sections, columns: [], naming: 'id' }, values);
  // A field that the server does not send is left out, not shown as empty.
  const sentFields = fields.filter(({ key }) => values[key] !== undefined);
  return (
    <>
      <FieldList area="inspections" fields={sentFields} values={values} />
      {more.length > 0 && (
        <Accordion collapsible>
          <AccordionItem value="more">
            <AccordionHeader size="small" as="h3">
              {text('racer.moreFields')}
            </AccordionHeader>
            <AccordionPanel>
              <FieldList area="inspections" fields={more} values={values} />
            </AccordionPanel>
          </AccordionItem>
        </Accordion>
      )}
    </>
  );
};
