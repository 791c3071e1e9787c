import { AddRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../kit/format/text';
import { PermissionButton } from '../../kit/ui/permission-button';

export const Actions = (): ReactNode => {
  const text = useText('tracks');
  const navigate = useNavigate();
  return (
    <PermissionButton
      needs={['create', 'Track']}
      command="new"
      appearance="primary"
      icon={<AddRegular />}
      onClick={() => void navigate('/tracks/new')}
    >
      {text('new')}
    </PermissionButton>
  );
};
