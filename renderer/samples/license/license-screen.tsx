/** `/pages/license`: the license in use, and what each kind covers. */
import { Badge, Button, Text } from '@fluentui/react-components';
import { CheckmarkRegular, CopyRegular, DismissRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FillBar } from '../../kit/charts/fill-bar';
import { copyText } from '../../kit/feedback/copy-text';
import { useText } from '../../kit/format/text';
import { Page } from '../../kit/ui/page';
import { Sections } from '../kit/sections';

const number = 'NLE-4X7Q-92KD-TR5M-0148';
const seats = { used: 7, capacity: 10 };
const lines = ['first', 'second', 'third', 'fourth'];

const kinds = ['club', 'regular', 'extended'];
const covers = {
  own: kinds,
  tickets: ['regular', 'extended'],
  venues: ['regular', 'extended'],
  others: ['extended'],
  brand: ['extended'],
  help: kinds,
};

export const Screen = (): ReactNode => {
  const text = useText('license');
  return (
    <Page title={text('title')} description={text('about')} width={1_100}>
      <Sections
        area="license"
        sections={[
          {
            name: 'mine',
            actions: (
              <>
                <Badge appearance="tint" color="success">
                  {text('mine.valid')}
                </Badge>
                <Button icon={<CopyRegular />} onClick={() => copyText(number, text('mine.kind'))}>
                  {text('mine.copy')}
                </Button>
              </>
            ),
            content: (
              <>
                <Text weight="semibold">{text('mine.kind')}</Text>
                <FillBar label={text('mine.seats')} {...seats} />
              </>
            ),
          },
          {
            name: 'compare',
            ticks: { columns: kinds, rows: Object.entries(covers).map(([key, by]) => ({ key, covers: by })) },
          },
          { name: 'may', narrow: true, list: { icon: CheckmarkRegular, names: lines } },
          { name: 'mayNot', narrow: true, list: { icon: DismissRegular, names: lines } },
        ]}
      />
    </Page>
  );
};
