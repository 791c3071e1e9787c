import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { CopyRegular, DeleteRegular, EditRegular, PrintRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import type { Examples } from '../../kit/showcase/example';

interface OpensProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Opens = ({ label, children }: OpensProps): ReactNode => (
  <Menu>
    <MenuTrigger disableButtonEnhancement>
      <Button>{label}</Button>
    </MenuTrigger>
    <MenuPopover>
      <MenuList>{children}</MenuList>
    </MenuPopover>
  </Menu>
);
export const examples: Examples = {
  items: {
    code: '<MenuItem icon={<EditRegular />} secondaryContent="F2">Edit</MenuItem>',
    Preview: ({ text }) => (
      <Opens label={text('menu.items.open')}>
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
      </Opens>
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
        <Menu
          checkedValues={checked}
          onCheckedValueChange={(_, { name, checkedItems }) => setChecked({ ...checked, [name]: checkedItems })}
        >
          <MenuTrigger disableButtonEnhancement>
            <Button>{text('menu.choices.open')}</Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
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
            </MenuList>
          </MenuPopover>
        </Menu>
      );
    },
  },
  inside: {
    code: '<Menu><MenuTrigger><MenuItem>Move to</MenuItem></MenuTrigger>…</Menu>',
    Preview: ({ text }) => (
      <Opens label={text('menu.inside.open')}>
        <MenuItem>{text('menu.inside.assign')}</MenuItem>
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <MenuItem>{text('menu.inside.move')}</MenuItem>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              <MenuItem>{text('menu.inside.bayOne')}</MenuItem>
              <MenuItem>{text('menu.inside.bayTwo')}</MenuItem>
            </MenuList>
          </MenuPopover>
        </Menu>
      </Opens>
    ),
  },
};
