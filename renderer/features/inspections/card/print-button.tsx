/** Prints the tech card, filled in as far as it is: the rest is ticked by hand. */
import type { InspectionInfo, TechCard } from '@contract/entities/inspection';
import { Button } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Values } from '../../../kit/resource';
import { useText } from '../../../kit/text';
import { PrintSheet } from './print-sheet';

interface PrintProps {
  readonly card: TechCard;
  readonly info: InspectionInfo | undefined;
  readonly event: Values | undefined;
}

export const PrintButton = ({ card, info, event }: PrintProps) => {
  const text = useText('inspections');
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const end = () => setPrinting(false);
    addEventListener('afterprint', end, { once: true });
    window.print();
    return () => removeEventListener('afterprint', end);
  }, [printing]);
  return (
    <>
      <Button appearance="subtle" size="small" icon={<PrintRegular />} onClick={() => setPrinting(true)}>
        {text('print')}
      </Button>
      {printing && createPortal(<PrintSheet card={card} info={info} event={event} />, document.body)}
    </>
  );
};
