import { Badge } from '@fluentui/react-components';
import { BeakerRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';

/** Marks a page without the app's frame as a sample. */
export const SampleBadge = (): ReactNode => {
  const text = useText('samples');
  return (
    <Badge appearance="tint" size="large" icon={<BeakerRegular />}>
      {text('mark')}
    </Badge>
  );
};
