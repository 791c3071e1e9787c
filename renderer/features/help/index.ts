/** The help, and the notices of what the app contains. Not in the navigation: the Help menu and the palette open it. */
import { QuestionCircleRegular } from '@fluentui/react-icons';
import { definePage } from '../../kit/area/area';
import { helpPath, noticesPath } from '../../kit/commands/go-to';
import { loadHelpTexts } from '../../kit/format/text';

export const area = definePage({
  name: 'help',
  path: helpPath,
  title: 'commands:commands.help',
  icon: QuestionCircleRegular,
  screen: async () => {
    await loadHelpTexts();
    return { Screen: (await import('./help-screen')).Screen };
  },
  routes: [
    {
      path: noticesPath,
      title: 'commands:commands.notices',
      screen: async () => {
        await loadHelpTexts();
        return { Screen: (await import('./notices-screen')).Screen };
      },
    },
  ],
});
