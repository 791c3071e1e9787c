import { Button, Tooltip } from '@fluentui/react-components';
import { EyeOffRegular, EyeRegular } from '@fluentui/react-icons';
import { type ComponentProps, useState } from 'react';
import { useText } from '../../format/text';
import { TextInput } from '../text-input';

type PasswordInputProps = Omit<ComponentProps<typeof TextInput>, 'type' | 'contentAfter' | 'dir'>;

/** A password with a button to show it. */
export const PasswordInput = (props: PasswordInputProps) => {
  const text = useText('password');
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      contentAfter={
        <Tooltip content={text(shown ? 'hide' : 'show')} relationship="label">
          <Button
            appearance="transparent"
            size="small"
            icon={shown ? <EyeOffRegular /> : <EyeRegular />}
            onClick={() => setShown(!shown)}
          />
        </Tooltip>
      }
    />
  );
};
