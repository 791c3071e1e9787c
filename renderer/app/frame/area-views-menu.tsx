/** The saved views of a list, in the collapsed navigation. */
import { MenuItemRadio, MenuList, MenuPopover } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResourceArea } from '../../kit/area/area';
import { resetArrangement } from '../../kit/list/views/view-arrangements';
import { viewAddress } from '../../kit/list/views/view-state';
import type { PopoverControl } from '../../kit/popover/lazy-popover';
import { PopoverMenu } from '../../kit/popover/popover-menu';
import type { SavedView } from '../../kit/stores/saved-views';

interface AreaViewsMenuProps extends PopoverControl {
  readonly area: ResourceArea;
  readonly views: readonly SavedView[];
  /** The id of the view on the screen. */
  readonly shown: string | null;
  readonly onChoose: () => void;
}

export const AreaViewsMenu = ({ area, views, shown, onChoose, ...floating }: AreaViewsMenuProps): ReactNode => {
  const navigate = useNavigate();
  return (
    <PopoverMenu
      {...floating}
      checkedValues={{ view: shown === null ? [] : [shown] }}
      onCheckedValueChange={(_, { checkedItems: [id] }) => {
        floating.onOpenChange(false);
        const view = views.find((one) => one.id === id);
        if (!view) return;
        resetArrangement(view.id);
        onChoose();
        void navigate(viewAddress(area.path, view));
      }}
    >
      <MenuPopover>
        <MenuList>
          {views.map(({ id, name }) => (
            <MenuItemRadio key={id} name="view" value={id}>
              <bdi>{name}</bdi>
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </PopoverMenu>
  );
};
