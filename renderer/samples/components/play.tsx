/** What moves without end starts when somebody asks for it, and stops again. */
import { Button } from '@fluentui/react-components';
import { PlayRegular, StopRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../kit/format/text';

export const Play = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const text = useText('components');
  const [on, setOn] = useState(false);
  return (
    <>
      <Button icon={on ? <StopRegular /> : <PlayRegular />} onClick={() => setOn(!on)}>
        {text(on ? 'play.stop' : 'play.start')}
      </Button>
      {on ? children : undefined}
    </>
  );
};
