import { Badge } from '@fluentui/react-components';
import { BeakerRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useText } from '../../kit/format/text';

/** Says that a page is a sample, as the frame does on the others. */
export const SampleBadge = (): ReactNode => {
  const text = useText('samples');
  return (
    <Badge appearance="tint" size="large" icon={<BeakerRegular />}>
      {text('mark')}
    </Badge>
  );
};
