import type { PdfRequest } from '@contract/bridge';
import { Menu, MenuButton, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { DocumentPdfRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { bridge } from '../../../kit/bridge/bridge';
import { notify } from '../../../kit/feedback/notify';
import { notifyFailure } from '../../../kit/feedback/notify-failure';
import { useText } from '../../../kit/format/text';

interface PdfButtonProps {
  /** The suggested file name. */
  readonly name: string;
  readonly printWith: (work: () => Promise<unknown>) => void;
}

const papers = ['A4', 'Letter'] as const;

/** Saves the invoice as PDF on A4 or Letter. */
export const PdfButton = ({ name, printWith }: PdfButtonProps): ReactNode => {
  const text = useText('invoices');
  const save = async (paper: PdfRequest['paper']) => {
    const result = await bridge().files.savePdf({ name, paper });
    if (notifyFailure(result) && result.ok && result.value)
      notify({ intent: 'success', title: text('preview.saved', { file: result.value.name }) });
  };
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <MenuButton icon={<DocumentPdfRegular />}>{text('preview.pdf')}</MenuButton>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {papers.map((paper) => (
            <MenuItem key={paper} onClick={() => printWith(() => save(paper))}>
              {text(`preview.papers.${paper}`)}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
};
