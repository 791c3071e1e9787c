import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  Text,
} from '@fluentui/react-components';
import { LockClosedRegular, TicketDiagonalRegular, VehicleCarRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';
import type { Examples } from '../../kit/showcase/example';

const useStyles = makeStyles({ wide: { inlineSize: '100%' } });

const items = [
  { name: 'tickets', icon: <TicketDiagonalRegular /> },
  { name: 'cars', icon: <VehicleCarRegular /> },
  { name: 'closed', icon: <LockClosedRegular /> },
] as const;

interface PartsProps {
  readonly example: string;
  readonly icons?: boolean;
  readonly disabled?: string;
}

const Parts = ({ example, icons = false, disabled }: PartsProps): ReactNode => {
  const text = useText('components');
  return items.map(({ name, icon }) => (
    <AccordionItem key={name} value={`${example}-${name}`} disabled={name === disabled}>
      <AccordionHeader as="h3" {...(icons ? { icon } : {})}>
        {text(`accordion.${name}.title`)}
      </AccordionHeader>
      <AccordionPanel>
        <Text>{text(`accordion.${name}.body`)}</Text>
      </AccordionPanel>
    </AccordionItem>
  ));
};

export const examples: Examples = {
  one: {
    layout: 'block',
    code: '<Accordion collapsible><AccordionItem value="tickets">…</AccordionItem></Accordion>',
    Preview: () => (
      <Accordion className={useStyles().wide} collapsible defaultOpenItems="one-tickets">
        <Parts example="one" />
      </Accordion>
    ),
  },
  several: {
    layout: 'block',
    code: '<Accordion collapsible multiple defaultOpenItems={[…]}>…</Accordion>',
    Preview: () => (
      <Accordion
        className={useStyles().wide}
        collapsible
        multiple
        defaultOpenItems={['several-tickets', 'several-cars']}
      >
        <Parts example="several" icons />
      </Accordion>
    ),
  },
  disabled: {
    layout: 'block',
    code: '<AccordionItem value="closed" disabled>…</AccordionItem>',
    Preview: () => (
      <Accordion className={useStyles().wide} collapsible>
        <Parts example="disabled" disabled="closed" />
      </Accordion>
    ),
  },
};
