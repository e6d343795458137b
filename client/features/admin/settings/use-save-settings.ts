import { discardInput } from '#client/components/lib/leave-screen.ts';
import { notifySuccess, reloadWithSuccess } from '#client/console/text/toast.ts';
import { publicConfiguration } from '#client/page/public-configuration.ts';
import { trpc } from '#client/sdk/react.tsx';

/** By the path of the option; null goes back to its default. */
export type SavedValues = Record<string, string | number | boolean | null>;

/** Saves values of options. Afterwards this page has the values that the service has now. */
export function useSaveSettings() {
  const { mutateAsync } = trpc.admin.saveSettings.useMutation();
  const { getPublicOptions } = trpc.useUtils();
  return async (settings: SavedValues, message: string): Promise<void> => {
    await mutateAsync({ settings });
    if (Object.keys(settings).some(isInPageStyle)) {
      discardInput();
      return reloadWithSuccess(message);
    }
    // The values are saved even if the page cannot read them now.
    const current = await getPublicOptions.fetch({}, { staleTime: 0 }).catch(() => ({}));
    Object.assign(publicConfiguration, current);
    notifySuccess(message);
  };
}

/** The name, the colors and the icon of a page are read when it is loaded. */
const isInPageStyle = (path: string) => path === 'appName' || path.startsWith('branding.');
