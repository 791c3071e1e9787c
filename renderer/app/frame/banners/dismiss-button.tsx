import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../../kit/format/text';

/** Closes a bar above the page. */
export const DismissButton = ({ onClick }: { readonly onClick: () => void }): ReactNode => {
  const text = useText('app');
  return (
    <Button appearance="transparent" icon={<DismissRegular />} aria-label={text('page.dismiss')} onClick={onClick} />
  );
};
