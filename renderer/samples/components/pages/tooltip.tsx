import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular, PrintRegular } from '@fluentui/react-icons';
import { LazyTooltip } from '../../../kit/popover/lazy-tooltip';
import type { Examples } from '../../kit/showcase/example';

export const examples: Examples = {
  names: {
    code: '<LazyTooltip content="Refresh" relationship="label"><Button icon={<ArrowClockwiseRegular />} /></LazyTooltip>',
    Preview: ({ text }) => (
      <>
        <LazyTooltip content={text('words.refresh')} relationship="label">
          <Button appearance="subtle" icon={<ArrowClockwiseRegular />} />
        </LazyTooltip>
        <LazyTooltip content={text('words.print')} relationship="label" positioning="after">
          <Button appearance="subtle" icon={<PrintRegular />} />
        </LazyTooltip>
      </>
    ),
  },
  more: {
    code: '<LazyTooltip content="Takes a minute" relationship="description">…</LazyTooltip>',
    Preview: ({ text }) => (
      <LazyTooltip content={text('tooltip.more.body')} relationship="description">
        <Button>{text('tooltip.more.button')}</Button>
      </LazyTooltip>
    ),
  },
};
