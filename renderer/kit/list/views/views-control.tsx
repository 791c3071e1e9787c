/** The saved views of a list: the one that is open, the menu of all, and the button that saves what the list shows. */
import { Button, MenuButton, makeStyles, tokens } from '@fluentui/react-components';
import { BookmarkAddRegular, BookmarkFilled, BookmarkRegular } from '@fluentui/react-icons';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCommand } from '../../commands/command';
import { useText } from '../../format/text';
import { LazyPopover } from '../../popover/lazy-popover';
import { useViewCheck, type ViewedList, type ViewTask } from './use-open-view';

const load = () => import('./views-menu');
const ViewsMenu = lazy(async () => ({ default: (await load()).ViewsMenu }));
const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog')).ViewDialog }));

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

export const ViewsControl = (props: ViewedList): ReactNode => {
  const { view } = props;
  const styles = useStyles();
  const text = useText('kit');
  const isModified = useViewCheck(props);
  const [open, setOpen] = useState(false);
  const [task, setTask] = useState<ViewTask>();
  useCommand('save-view', () => setTask('save'));
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
            appearance="subtle"
            className={styles.button}
            icon={view ? <BookmarkFilled /> : <BookmarkRegular />}
            {...(label === undefined ? {} : { 'aria-label': label })}
          >
            <bdi className={styles.name}>{view?.name ?? text('views.button')}</bdi>
          </MenuButton>
        }
      >
        {(floating) => <ViewsMenu {...floating} {...props} isModified={isModified} onTask={setTask} />}
      </LazyPopover>
      <Button appearance="subtle" icon={<BookmarkAddRegular />} onClick={() => setTask('save')}>
        {text('views.save')}
      </Button>
      {task ? (
        <Suspense>
          <ViewDialog {...props} task={task} onClose={() => setTask(undefined)} />
        </Suspense>
      ) : undefined}
    </div>
  );
};
