import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular, PrintRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { Hint } from '../../../kit/float/hint';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const Names = (): ReactNode => {
  const text = useText('components');
  return (
    <>
      <Hint content={text('words.refresh')} relationship="label">
        <Button appearance="subtle" icon={<ArrowClockwiseRegular />} />
      </Hint>
      <Hint content={text('words.print')} relationship="label" positioning="after">
        <Button appearance="subtle" icon={<PrintRegular />} />
      </Hint>
    </>
  );
};

const More = (): ReactNode => {
  const text = useText('components');
  return (
    <Hint content={text('tooltip.more.body')} relationship="description">
      <Button>{text('tooltip.more.button')}</Button>
    </Hint>
  );
};

export const Screen = componentScreen('tooltip', [
  {
    name: 'names',
    Stage: Names,
    code: '<Hint content="Refresh" relationship="label"><Button icon={<ArrowClockwiseRegular />} /></Hint>',
  },
  { name: 'more', Stage: More, code: '<Hint content="Takes a minute" relationship="description">…</Hint>' },
]);
