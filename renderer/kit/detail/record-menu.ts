/** The context menu of a record's page: the commands that the page can run now. */
import type { ContextCommand } from '@contract/commands/table';
import { canRun, runCommand } from '../commands/command';
import { type ContextHandler, contextMenuEvents, openContextMenu } from '../commands/context-menu';

const handlerOf = (id: ContextCommand<'record'>): ContextHandler | undefined =>
  canRun(id) ? { run: () => void runCommand(id) } : undefined;

/** The handlers of the header of a record's page; the label is the record's name. */
export const recordMenuEvents = (label: string) =>
  contextMenuEvents((target) => {
    openContextMenu('record', {
      label,
      target,
      handlers: {
        edit: handlerOf('edit'),
        delete: handlerOf('delete'),
        print: handlerOf('print'),
        'copy-link': handlerOf('copy-link'),
        'open-window': handlerOf('open-window'),
        refresh: handlerOf('refresh'),
      },
    });
    return true;
  });
