import { Button, Text } from '@fluentui/react-components';
import { CopyRegular } from '@fluentui/react-icons';
import { copyText } from '../../../kit/feedback/copy-text';
import { CodeLine } from '../../kit/showcase/code-line';
import type { Examples } from '../../kit/showcase/example';
import { TokenName } from '../../kit/showcase/token-name';

const number = 'BK-10273';

export const examples: Examples = {
  button: {
    code: '<Button icon={<CopyRegular />} onClick={() => copyText(number)} />',
    Preview: ({ text }) => (
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
    ),
  },
  names: {
    layout: 'column',
    code: '<TokenName name="tokens.colorBrandBackground" />',
    Preview: () => (
      <>
        <TokenName name="tokens.colorBrandBackground" />
        <TokenName name="ArrowLeftRegular" />
      </>
    ),
  },
  code: {
    layout: 'block',
    code: '<CodeLine of="Toasts" code={code} />',
    Preview: ({ text }) => (
      <CodeLine of={text('copy.code.title')} code={"notify({ intent: 'success', title: 'Saved' });"} />
    ),
  },
};
