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
import { useState } from 'react';
import type { Examples } from '../../kit/showcase/example';

const marks = [
  { value: 'bold', icon: <TextBoldRegular /> },
  { value: 'italic', icon: <TextItalicRegular /> },
  { value: 'underline', icon: <TextUnderlineRegular /> },
];

export const examples: Examples = {
  actions: {
    code: '<ToolbarButton icon={<FilterRegular />}>Filter</ToolbarButton>',
    Preview: ({ text }) => (
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
    ),
  },
  toggles: {
    code: '<ToolbarToggleButton name="marks" value="bold" icon={<TextBoldRegular />} />',
    Preview: ({ text }) => {
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
            <ToolbarRadioButton
              name="view"
              value="grid"
              icon={<GridRegular />}
              aria-label={text('toolbar.toggles.grid')}
            />
          </ToolbarRadioGroup>
        </Toolbar>
      );
    },
  },
};
