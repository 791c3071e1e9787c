/** The saved views of a list: the one that is open, the menu of all, and the button that saves what the list shows. */
import {
  Button,
  MenuButton,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import {
  ArrowExportRegular,
  ArrowImportRegular,
  ArrowResetRegular,
  BookmarkAddRegular,
  BookmarkFilled,
  BookmarkRegular,
  DeleteRegular,
  RenameRegular,
  SaveRegular,
  StarOffRegular,
  StarRegular,
} from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { bridge } from '../../bridge/bridge';
import { useCommand } from '../../commands/command';
import { notifyFailure } from '../../feedback/notify-failure';
import { useText } from '../../format/text';
import { ButtonMenu } from '../../popover/button-menu';
import type { SavedView } from '../../stores/saved-views';
import { resetArrangement } from '../../stores/view-arrangements';
import { toViewContent, viewState } from '../data/view-state';
import { deleteView, saveChanges, setDefaultView } from './change-views';
import { useViewCheck, type ViewedList, type ViewTask } from './use-open-view';

const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog')).ViewDialog }));

const ExportViewsDialog = lazy(async () => ({ default: (await import('./export-views-dialog')).ExportViewsDialog }));
const ImportViewsDialog = lazy(async () => ({ default: (await import('./import-views-dialog')).ImportViewsDialog }));

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px', minInlineSize: 0 },
  button: { maxInlineSize: '280px', minInlineSize: 0 },
  views: { maxBlockSize: '40vh', overflowY: 'auto' },
  wholeName: { overflowWrap: 'anywhere' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  modified: {
    paddingInline: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
  },
});

const none = 'none';

interface ViewItemsProps {
  readonly list: ViewedList['list'];
  readonly fallback: ViewedList['fallback'];
  readonly view: SavedView;
  readonly isModified: boolean;
  readonly onOpen: () => void;
  readonly onTask: (task: ViewTask) => void;
}

/** What can be done with the open view. */
const ViewItems = ({ list, fallback, view, isModified, onOpen, onTask }: ViewItemsProps): ReactNode => {
  const text = useText('views');
  const { name, state, choice } = list;
  return (
    <>
      {isModified ? (
        <MenuItem
          icon={<SaveRegular />}
          onClick={() => void saveChanges(name, view, toViewContent(state, choice, fallback))}
        >
          {text('menu.saveChanges')}
        </MenuItem>
      ) : undefined}
      <MenuItem icon={<BookmarkAddRegular />} onClick={() => onTask('save')}>
        {text('menu.saveNew')}
      </MenuItem>
      {isModified ? (
        <MenuItem icon={<ArrowResetRegular />} onClick={onOpen}>
          {text('menu.reset')}
        </MenuItem>
      ) : undefined}
      <MenuItem icon={<RenameRegular />} onClick={() => onTask('rename')}>
        {text('menu.rename')}
      </MenuItem>
      <MenuItem
        icon={view.isDefault ? <StarOffRegular /> : <StarRegular />}
        onClick={() => void setDefaultView(name, view.id, !view.isDefault)}
      >
        {text(view.isDefault ? 'menu.unsetDefault' : 'menu.setDefault')}
      </MenuItem>
      <MenuItem icon={<DeleteRegular />} onClick={() => void deleteView(name, view)}>
        {text('menu.delete')}
      </MenuItem>
    </>
  );
};

interface ViewsControlProps extends ViewedList {
  /** The list's title. */
  readonly title: string;
}

export const ViewsControl = (props: ViewsControlProps): ReactNode => {
  const { title: _, ...viewed } = props;
  const { list, fallback, views, view } = viewed;
  const styles = useStyles();
  const text = useText('kit');
  const viewText = useText('views');
  const isModified = useViewCheck(viewed);
  const [task, setTask] = useState<ViewTask>();
  useCommand('save-view', () => setTask('save'));
  const close = (): void => setTask(undefined);
  const openView = (chosen: SavedView | undefined): void => {
    if (chosen) resetArrangement(chosen.id);
    list.change(chosen ? viewState(chosen, fallback) : { ...fallback, view: undefined });
  };
  const openFile = async (): Promise<void> => {
    const opened = await bridge().views.open();
    if (notifyFailure(opened) && opened.ok && opened.value) setTask(opened.value);
  };
  const label = view && text(isModified ? 'views.changed' : 'views.current', { name: view.name });
  return (
    <div className={styles.root}>
      {isModified ? <span className={styles.modified}>{text('views.modified')}</span> : undefined}
      <ButtonMenu
        button={
          <MenuButton
            appearance="subtle"
            className={styles.button}
            icon={view ? <BookmarkFilled /> : <BookmarkRegular />}
            {...(label === undefined ? {} : { 'aria-label': label })}
          >
            <bdi className={styles.name}>{view?.name ?? text('views.button')}</bdi>
          </MenuButton>
        }
        checkedValues={{ view: [view?.id ?? none] }}
        onCheckedValueChange={(_, { checkedItems: [id] }) => openView(views.find((one) => one.id === id))}
      >
        <MenuGroup>
          <MenuGroupHeader>{viewText('menu.views')}</MenuGroupHeader>
          <div className={styles.views}>
            <MenuItemRadio name="view" value={none}>
              {viewText('menu.none')}
            </MenuItemRadio>
            {views.map(({ id, name, isDefault }) => (
              <MenuItemRadio
                key={id}
                name="view"
                value={id}
                {...(isDefault ? { secondaryContent: viewText('menu.default') } : {})}
              >
                <bdi className={styles.wholeName}>{name}</bdi>
              </MenuItemRadio>
            ))}
          </div>
        </MenuGroup>
        {view ? (
          <>
            <MenuDivider />
            <ViewItems {...{ list, fallback, view, isModified }} onOpen={() => openView(view)} onTask={setTask} />
          </>
        ) : undefined}
        <MenuDivider />
        <MenuItem icon={<ArrowExportRegular />} onClick={() => setTask('export')}>
          {viewText('menu.export')}
        </MenuItem>
        <MenuItem icon={<ArrowImportRegular />} onClick={() => void openFile()}>
          {viewText('menu.import')}
        </MenuItem>
      </ButtonMenu>
      <Button appearance="subtle" icon={<BookmarkAddRegular />} onClick={() => setTask('save')}>
        {text('views.save')}
      </Button>
      {task ? (
        <Suspense>
          {task === 'export' ? (
            <ExportViewsDialog list={props.list.name} title={props.title} onClose={close} />
          ) : typeof task === 'object' ? (
            <ImportViewsDialog file={task} onClose={close} />
          ) : (
            <ViewDialog {...viewed} isRename={task === 'rename'} onClose={close} />
          )}
        </Suspense>
      ) : undefined}
    </div>
  );
};
