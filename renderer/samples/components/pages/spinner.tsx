import { tokens } from '@fluentui/react-components';
import { Busy } from '../../../kit/feedback/busy';
import { Pending } from '../../../kit/feedback/states';
import { row } from '../../kit/layout';
import type { Examples } from '../../kit/showcase/example';
import { Play } from '../play';

const sizes = ['tiny', 'small', 'medium', 'large'] as const;

export const examples: Examples = {
  sizes: {
    layout: 'column',
    code: '<Busy size="small" label="Sending" />',
    Preview: ({ text }) => (
      <Play>
        <div style={row(tokens.spacingHorizontalXXL)}>
          {sizes.map((size) => (
            <Busy key={size} size={size} label={text(`spinner.sizes.${size}`)} />
          ))}
        </div>
      </Play>
    ),
  },
  content: {
    layout: 'column',
    code: '<Loaded call={call}>{(value) => …}</Loaded>',
    Preview: () => (
      <Play>
        <Pending />
      </Play>
    ),
  },
};
