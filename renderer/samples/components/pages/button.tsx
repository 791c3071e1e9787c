import {
  Button,
  CompoundButton,
  Menu,
  MenuButton,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Spinner,
  ToggleButton,
} from '@fluentui/react-components';
import { AddRegular, ArrowDownloadRegular, DeleteRegular, PinRegular, SaveRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { StateGrid } from '../../../kit/showcase/state-grid';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';
import { useBusy } from '../use-busy';

const kinds = ['primary', 'secondary', 'outline', 'subtle', 'transparent'] as const;

const Kinds = (): ReactNode => {
  const text = useText('components');
  return kinds.map((kind) => (
    <Button key={kind} appearance={kind}>
      {text(`button.kinds.${kind}`)}
    </Button>
  ));
};

const Icons = (): ReactNode => {
  const text = useText('components');
  return (
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
  );
};

const States = (): ReactNode => {
  const text = useText('components');
  const [busy, start] = useBusy();
  const save = text('words.save');
  return (
    <StateGrid
      states={[
        { name: text('states.default'), shown: <Button appearance="primary">{save}</Button> },
        {
          name: text('states.busy'),
          shown: (
            <Button
              appearance="primary"
              icon={busy ? <Spinner size="tiny" appearance="inverted" /> : <SaveRegular />}
              disabledFocusable={busy}
              onClick={start}
            >
              {text(busy ? 'button.states.busy' : 'button.states.try')}
            </Button>
          ),
        },
        { name: text('states.disabled'), shown: <Button disabled>{save}</Button> },
        { name: text('states.focusable'), shown: <Button disabledFocusable>{save}</Button> },
      ]}
    />
  );
};

const Toggle = (): ReactNode => {
  const text = useText('components');
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
};

const Opening = (): ReactNode => {
  const text = useText('components');
  const items = (
    <MenuPopover>
      <MenuList>
        <MenuItem>{text('button.opening.csv')}</MenuItem>
        <MenuItem>{text('button.opening.print')}</MenuItem>
      </MenuList>
    </MenuPopover>
  );
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <MenuButton icon={<ArrowDownloadRegular />}>{text('words.export')}</MenuButton>
        </MenuTrigger>
        {items}
      </Menu>
      <CompoundButton icon={<AddRegular />} secondaryContent={text('button.opening.second')}>
        {text('button.opening.first')}
      </CompoundButton>
    </>
  );
};

export const Screen = componentScreen('button', [
  { name: 'kinds', Stage: Kinds, code: '<Button appearance="primary">Save</Button>' },
  { name: 'icons', Stage: Icons, code: '<Button icon={<AddRegular />}>Add</Button>' },
  {
    name: 'states',
    Stage: States,
    layout: 'block',
    code: '<Button disabledFocusable={busy} icon={busy ? <Spinner size="tiny" /> : <SaveRegular />}>Save</Button>',
  },
  { name: 'toggle', Stage: Toggle, code: '<ToggleButton checked={pinned} onClick={toggle}>Pin</ToggleButton>' },
  { name: 'opening', Stage: Opening, code: '<MenuButton icon={<ArrowDownloadRegular />}>Export</MenuButton>' },
]);
