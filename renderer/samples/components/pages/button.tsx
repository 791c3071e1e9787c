import { Button, CompoundButton, MenuButton, MenuItem, Spinner, ToggleButton } from '@fluentui/react-components';
import { AddRegular, ArrowDownloadRegular, DeleteRegular, PinRegular, SaveRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { Examples } from '../../kit/showcase/example';
import { StateGrid } from '../../kit/showcase/state-grid';
import { SimpleMenu } from '../../kit/simple-menu';
import { useBusy } from '../use-busy';

const kinds = ['primary', 'secondary', 'outline', 'subtle', 'transparent'] as const;

export const examples: Examples = {
  kinds: {
    code: '<Button appearance="primary">Save</Button>',
    Preview: ({ text }) =>
      kinds.map((kind) => (
        <Button key={kind} appearance={kind}>
          {text(`button.kinds.${kind}`)}
        </Button>
      )),
  },
  icons: {
    code: '<Button icon={<AddRegular />}>Add</Button>',
    Preview: ({ text }) => (
      <>
        <Button size="small" icon={<AddRegular />}>
          {text('words.add')}
        </Button>
        <Button icon={<AddRegular />}>{text('words.add')}</Button>
        <Button size="large" icon={<AddRegular />}>
          {text('words.add')}
        </Button>
        <Button icon={<ArrowDownloadRegular />} iconPosition="after">
          {text('words.export')}
        </Button>
        <Button
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={text('words.delete')}
          title={text('words.delete')}
        />
      </>
    ),
  },
  states: {
    layout: 'block',
    code: '<Button disabledFocusable={busy} icon={busy ? <Spinner size="tiny" /> : <SaveRegular />}>Save</Button>',
    Preview: ({ text }) => {
      const [busy, start] = useBusy();
      const save = text('words.save');
      return (
        <StateGrid
          states={{
            [text('states.default')]: <Button appearance="primary">{save}</Button>,
            [text('states.busy')]: (
              <Button
                appearance="primary"
                icon={busy ? <Spinner size="tiny" appearance="inverted" /> : <SaveRegular />}
                disabledFocusable={busy}
                onClick={start}
              >
                {text(busy ? 'button.states.busy' : 'button.states.try')}
              </Button>
            ),
            [text('states.disabled')]: <Button disabled>{save}</Button>,
            [text('states.focusable')]: <Button disabledFocusable>{save}</Button>,
          }}
        />
      );
    },
  },
  toggle: {
    code: '<ToggleButton checked={pinned} onClick={toggle}>Pin</ToggleButton>',
    Preview: ({ text }) => {
      const [pinned, setPinned] = useState(true);
      return (
        <>
          <ToggleButton icon={<PinRegular />} checked={pinned} onClick={() => setPinned(!pinned)}>
            {text('button.toggle.pin')}
          </ToggleButton>
          <ToggleButton appearance="subtle" icon={<PinRegular />} defaultChecked={false}>
            {text('button.toggle.pin')}
          </ToggleButton>
          <ToggleButton disabled>{text('button.toggle.pin')}</ToggleButton>
        </>
      );
    },
  },
  opening: {
    code: '<MenuButton icon={<ArrowDownloadRegular />}>Export</MenuButton>',
    Preview: ({ text }) => (
      <>
        <SimpleMenu trigger={<MenuButton icon={<ArrowDownloadRegular />}>{text('words.export')}</MenuButton>}>
          <MenuItem>{text('button.opening.csv')}</MenuItem>
          <MenuItem>{text('button.opening.print')}</MenuItem>
        </SimpleMenu>
        <CompoundButton icon={<AddRegular />} secondaryContent={text('button.opening.second')}>
          {text('button.opening.first')}
        </CompoundButton>
      </>
    ),
  },
};
