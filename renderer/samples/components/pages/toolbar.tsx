import {
  Toolbar,
  ToolbarButton,
  ToolbarDivider,
  ToolbarRadioButton,
  ToolbarRadioGroup,
  ToolbarToggleButton,
} from '@fluentui/react-components';
import {
  AddRegular,
  ArrowClockwiseRegular,
  DeleteRegular,
  FilterRegular,
  GridRegular,
  TextBoldRegular,
  TextBulletListRegular,
  TextItalicRegular,
  TextUnderlineRegular,
} from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../kit/text';
import { componentScreen } from '../component-screen';

const Actions = (): ReactNode => {
  const text = useText('components');
  return (
    <Toolbar aria-label={text('toolbar.actions.title')}>
      <ToolbarButton appearance="primary" icon={<AddRegular />}>
        {text('words.add')}
      </ToolbarButton>
      <ToolbarButton icon={<ArrowClockwiseRegular />}>{text('words.refresh')}</ToolbarButton>
      <ToolbarDivider />
      <ToolbarButton icon={<FilterRegular />}>{text('words.filter')}</ToolbarButton>
      <ToolbarButton icon={<DeleteRegular />} disabled>
        {text('words.delete')}
      </ToolbarButton>
    </Toolbar>
  );
};

const marks = [
  { value: 'bold', icon: <TextBoldRegular /> },
  { value: 'italic', icon: <TextItalicRegular /> },
  { value: 'underline', icon: <TextUnderlineRegular /> },
];

const Toggles = (): ReactNode => {
  const text = useText('components');
  const [checked, setChecked] = useState<Record<string, string[]>>({ marks: ['bold'], view: ['list'] });
  return (
    <Toolbar
      aria-label={text('toolbar.toggles.title')}
      checkedValues={checked}
      onCheckedValueChange={(_, { name, checkedItems }) => setChecked({ ...checked, [name]: checkedItems })}
    >
      {marks.map(({ value, icon }) => (
        <ToolbarToggleButton
          key={value}
          name="marks"
          value={value}
          icon={icon}
          aria-label={text(`toolbar.toggles.${value}`)}
          title={text(`toolbar.toggles.${value}`)}
        />
      ))}
      <ToolbarDivider />
      <ToolbarRadioGroup aria-label={text('toolbar.toggles.view')}>
        <ToolbarRadioButton
          name="view"
          value="list"
          icon={<TextBulletListRegular />}
          aria-label={text('toolbar.toggles.list')}
        />
        <ToolbarRadioButton name="view" value="grid" icon={<GridRegular />} aria-label={text('toolbar.toggles.grid')} />
      </ToolbarRadioGroup>
    </Toolbar>
  );
};

export const Screen = componentScreen('toolbar', [
  { name: 'actions', Stage: Actions, code: '<ToolbarButton icon={<FilterRegular />}>Filter</ToolbarButton>' },
  {
    name: 'toggles',
    Stage: Toggles,
    code: '<ToolbarToggleButton name="marks" value="bold" icon={<TextBoldRegular />} />',
  },
]);
