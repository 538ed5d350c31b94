import { downloadApplicationDetails } from '@contract/application-details/calls';
import { toApiError } from '@portals/client/api-error';
import { download } from '@portals/client/download';
import { toast } from '@portals/state/toast.store';
import { detailsBrokenOff, detailsSaved } from './copy';

/** Files that are saved one after another. */
export const DETAILS_MAX = 25;

/** Saves the details of applications, a PDF each, and says how many there are where one of them cannot be had. */
export async function saveDetailsOf(ids: readonly string[], onProgress: (done: number) => void): Promise<void> {
  let done = 0;
  try {
    for (const applicationId of ids) {
      onProgress(done);
      await download(downloadApplicationDetails, { body: { applicationId } });
      done += 1;
    }
    toast(detailsSaved, { values: { count: done === 1 ? '1 application' : `${done} applications` } });
  } catch (cause) {
    toast(detailsBrokenOff, {
      values: { done: String(done), count: String(ids.length), server: toApiError(cause).message },
    });
  }
}
