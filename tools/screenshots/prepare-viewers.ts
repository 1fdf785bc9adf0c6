import { ApiClient } from '../testing/api-client.ts';
import { fillClass } from './fill-class.ts';
import { makeSampleClass } from './sample-class.ts';
import type { Viewer } from './screen.ts';
import type { ShownClass } from './shown-class.ts';

const question = {
  name: 'Jules Sample',
  email: 'jules@example.edu',
  category: 'general',
  subject: 'Two sections of one course',
  message: 'I teach two sections of the same course. Should I make one course for both, or two?',
  secondsOnPage: 60,
};

type Prepared = {
  readonly viewers: Readonly<Record<Viewer, ApiClient>>;
  readonly shown: ShownClass;
};

/** An account for each who looks, and the class of the one who teaches. */
export async function prepareViewers(address: string): Promise<Prepared> {
  const viewers = {
    visitor: new ApiClient(address),
    teacher: new ApiClient(address),
    newcomer: new ApiClient(address),
    admin: new ApiClient(address),
  };
  // The first account of an installation administers it.
  await viewers.admin.signUp('ada.pell@example.edu', undefined, 'Ada Pell');
  await viewers.newcomer.signUp('noor.sample@example.edu', undefined, 'Noor Sample');
  await viewers.teacher.signUp('robin@example.edu', undefined, 'Robin Sample');
  await viewers.visitor.fetch('POST', '/api/contact', {
    body: JSON.stringify(question),
    key: 'sample-question',
  });
  const sample = await makeSampleClass(viewers.teacher);
  return { viewers, shown: { ...sample, ...(await fillClass(viewers.teacher, sample)) } };
}
