import { Button, Text } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { copyText } from '../../../kit/copy';
import { CodeLine } from '../../../kit/showcase/code-line';
import { TokenName } from '../../../kit/showcase/token-name';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const number = 'BK-10273';

const Copying = (): ReactNode => {
  const text = useText('components');
  return (
    <>
      <Text>{number}</Text>
      <Button
        size="small"
        appearance="subtle"
        icon={<CopyRegular />}
        aria-label={text('copy.button.name', { number })}
        title={text('copy.button.name', { number })}
        onClick={() => copyText(number)}
      />
    </>
  );
};

const Names = (): ReactNode => (
  <>
    <TokenName name="tokens.colorBrandBackground" />
    <TokenName name="ArrowLeftRegular" />
  </>
);

const Code = (): ReactNode => {
  const text = useText('components');
  return <CodeLine of={text('copy.code.title')} code={"notify({ intent: 'success', title: 'Saved' });"} />;
};

export const Screen = componentScreen('copy', [
  { name: 'button', Stage: Copying, code: '<Button icon={<CopyRegular />} onClick={() => copyText(number)} />' },
  { name: 'names', Stage: Names, layout: 'column', code: '<TokenName name="tokens.colorBrandBackground" />' },
  { name: 'code', Stage: Code, layout: 'block', code: '<CodeLine of="Toasts" code={code} />' },
]);
