import { AddRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { MayButton } from '../../kit/may-button';
import { useText } from '../../kit/text';

export const Actions = (): ReactNode => {
  const text = useText('tracks');
  const navigate = useNavigate();
  return (
    <MayButton
      needs={['create', 'Track']}
      appearance="primary"
      icon={<AddRegular />}
      onClick={() => void navigate('/tracks/new')}
    >
      {text('new')}
    </MayButton>
  );
};
