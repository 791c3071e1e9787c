import { Button } from '@fluentui/react-components';
import { EyeOffRegular, EyeRegular } from '@fluentui/react-icons';
import { type ComponentProps, useState } from 'react';
import { Hint } from '../float/hint';
import { LineField } from '../line-field';
import { useText } from '../text';

type PasswordLineProps = Omit<ComponentProps<typeof LineField>, 'type' | 'contentAfter' | 'dir'>;

/** A password, hidden unless the person looks. */
export const PasswordLine = (props: PasswordLineProps) => {
  const text = useText('password');
  const [shown, setShown] = useState(false);
  return (
    <LineField
      {...props}
      type={shown ? 'text' : 'password'}
      dir="ltr"
      contentAfter={
        <Hint content={text(shown ? 'hide' : 'show')} relationship="label">
          <Button
            appearance="transparent"
            size="small"
            icon={shown ? <EyeOffRegular /> : <EyeRegular />}
            onClick={() => setShown(!shown)}
          />
        </Hint>
      }
    />
  );
};
