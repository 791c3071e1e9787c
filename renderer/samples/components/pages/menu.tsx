import {
  Button,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
} from '@fluentui/react-components';
import { CopyRegular, DeleteRegular, EditRegular, PrintRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import type { Examples } from '../../kit/showcase/example';
import { SimpleMenu } from '../../kit/simple-menu';

export const examples: Examples = {
  items: {
    code: '<MenuItem icon={<EditRegular />} secondaryContent="F2">Edit</MenuItem>',
    Preview: ({ text }) => (
      <SimpleMenu trigger={<Button>{text('menu.items.open')}</Button>}>
        <MenuItem icon={<EditRegular />} secondaryContent="F2">
          {text('words.edit')}
        </MenuItem>
        <MenuItem icon={<CopyRegular />} secondaryContent="Ctrl+C">
          {text('words.copy')}
        </MenuItem>
        <MenuItem icon={<PrintRegular />} disabled>
          {text('words.print')}
        </MenuItem>
        <MenuDivider />
        <MenuItem icon={<DeleteRegular />}>{text('words.delete')}</MenuItem>
      </SimpleMenu>
    ),
  },
  choices: {
    code: '<MenuItemCheckbox name="columns" value="date">Date</MenuItemCheckbox>',
    Preview: ({ text }) => {
      const [checked, setChecked] = useState<Record<string, string[]>>({
        columns: ['name', 'date'],
        order: ['newest'],
      });
      return (
        <SimpleMenu
          trigger={<Button>{text('menu.choices.open')}</Button>}
          checkedValues={checked}
          onCheckedValueChange={(_, { name, checkedItems }) => setChecked({ ...checked, [name]: checkedItems })}
        >
          <MenuGroup>
            <MenuGroupHeader>{text('menu.choices.columns')}</MenuGroupHeader>
            {['name', 'date', 'amount'].map((value) => (
              <MenuItemCheckbox key={value} name="columns" value={value}>
                {text(`words.${value}`)}
              </MenuItemCheckbox>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{text('menu.choices.order')}</MenuGroupHeader>
            {['newest', 'oldest'].map((value) => (
              <MenuItemRadio key={value} name="order" value={value}>
                {text(`words.${value}`)}
              </MenuItemRadio>
            ))}
          </MenuGroup>
        </SimpleMenu>
      );
    },
  },
  inside: {
    code: '<Menu><MenuTrigger><MenuItem>Move to</MenuItem></MenuTrigger>…</Menu>',
    Preview: ({ text }) => (
      <SimpleMenu trigger={<Button>{text('menu.inside.open')}</Button>}>
        <MenuItem>{text('menu.inside.assign')}</MenuItem>
        <SimpleMenu trigger={<MenuItem>{text('menu.inside.move')}</MenuItem>}>
          <MenuItem>{text('menu.inside.bayOne')}</MenuItem>
          <MenuItem>{text('menu.inside.bayTwo')}</MenuItem>
        </SimpleMenu>
      </SimpleMenu>
    ),
  },
};
