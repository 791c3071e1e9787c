/** Prints the tech card with the results so far; the rest can be filled in by hand. */
import type { InspectionInfo, TechCard } from '@contract/entities/inspection';
import { Button } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import type { Values } from '../../../kit/area/field';
import { useCommand } from '../../../kit/commands/command';
import { useText } from '../../../kit/format/text';
import { usePrint } from '../../../kit/print/use-print';
import { PrintSheet } from './print-sheet';

interface PrintProps {
  readonly card: TechCard;
  readonly info: InspectionInfo | undefined;
  readonly event: Values | undefined;
}

export const PrintButton = ({ card, info, event }: PrintProps) => {
  const text = useText('inspections');
  const { print, sheet } = usePrint(<PrintSheet card={card} info={info} event={event} />);
  useCommand('print', print);
  return (
    <>
      <Button appearance="subtle" size="small" icon={<PrintRegular />} onClick={print}>
        {text('print')}
      </Button>
      {sheet}
    </>
  );
};
