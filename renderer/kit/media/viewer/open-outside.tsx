/** A button that opens a file in the browser; nothing if its address is not https. */
import { Button, type ButtonProps } from '@fluentui/react-components';
import { OpenRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { bridge } from '../../bridge/bridge';
import { notifyFailure } from '../../feedback/notify-failure';
import { useText } from '../../format/text';

interface OpenOutsideProps {
  readonly url: string;
  readonly appearance?: ButtonProps['appearance'];
}

export const OpenOutside = ({ url, appearance = 'secondary' }: OpenOutsideProps): ReactNode => {
  const text = useText('viewer');
  if (!url.startsWith('https://')) return null;
  return (
    <Button
      appearance={appearance}
      icon={<OpenRegular />}
      onClick={() => void bridge().app.openExternal({ url }).then(notifyFailure)}
    >
      {text('viewer.openOutside')}
    </Button>
  );
};
