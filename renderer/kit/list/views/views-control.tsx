/** The saved views of a list: the one that is open, the menu of all, and the button that saves what the list shows. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { BookmarkAddRegular, BookmarkFilled, BookmarkRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCommand } from '../../commands/command';
import { useText } from '../../format/text';
import { LazyPopover } from '../../popover/lazy-popover';
import { MenuButton } from '../../popover/menu-button';
import { useViewCheck, type ViewedList, type ViewTask } from './use-open-view';

const load = () => import('./views-menu');
const ViewsMenu = lazy(async () => ({ default: (await load()).ViewsMenu }));
const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog')).ViewDialog }));

const ExportViewsDialog = lazy(async () => ({ default: (await import('./export-views-dialog')).ExportViewsDialog }));
const ImportViewsDialog = lazy(async () => ({ default: (await import('./import-views-dialog')).ImportViewsDialog }));

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px', minInlineSize: 0 },
  button: { maxInlineSize: '280px', minInlineSize: 0 },
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

interface ViewsControlProps extends ViewedList {
  /** The list's title. */
  readonly title: string;
}

export const ViewsControl = (props: ViewsControlProps): ReactNode => {
  const { title: _, ...viewed } = props;
  const { view } = viewed;
  const styles = useStyles();
  const text = useText('kit');
  const isModified = useViewCheck(viewed);
  const [open, setOpen] = useState(false);
  const [task, setTask] = useState<ViewTask>();
  useCommand('save-view', () => setTask('save'));
  const close = (): void => setTask(undefined);
  const label = view && text(isModified ? 'views.changed' : 'views.current', { name: view.name });
  return (
    <div className={styles.root}>
      {isModified ? <span className={styles.modified}>{text('views.modified')}</span> : undefined}
      <LazyPopover
        popup="menu"
        open={open}
        onOpenChange={setOpen}
        load={load}
        button={
          <MenuButton
            className={styles.button}
            icon={view ? <BookmarkFilled /> : <BookmarkRegular />}
            {...(label === undefined ? {} : { 'aria-label': label })}
          >
            <bdi className={styles.name}>{view?.name ?? text('views.button')}</bdi>
          </MenuButton>
        }
      >
        {(floating) => <ViewsMenu {...floating} {...viewed} isModified={isModified} onTask={setTask} />}
      </LazyPopover>
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
