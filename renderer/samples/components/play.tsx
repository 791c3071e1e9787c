/** Endless animations start and stop with a button. */
import { Button } from '@fluentui/react-components';
import { PlayRegular, StopRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../kit/format/text';

export const Play = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const text = useText('components');
  const [isPlaying, setPlaying] = useState(false);
  return (
    <>
      <Button icon={isPlaying ? <StopRegular /> : <PlayRegular />} onClick={() => setPlaying(!isPlaying)}>
        {text(isPlaying ? 'play.stop' : 'play.start')}
      </Button>
      {isPlaying ? children : undefined}
    </>
  );
};
