import { drawReview, drawWords } from './draw-review.ts';
import { sendJson } from './send-json.ts';

/** Written for the demo, with mistakes on purpose. Plain text, included in the page unchanged. */
const sampleText = `Evening Screen Use and the Sleep of First-Year Students

Sleep is one of the first things that students give up. In the first year at university many of them goes to bed later than ever before, and they sleep less than seven hours (Abbott and Ferris, 2019). Universities have therefore begun to ask weather students can change their habits. Evening screen use is an obvious candidate because it is common and because students choose it themselves.

This paper argues that what students do on their screens affects their sleep more than how long they look at them. It first reviews how screen use has been measured. It then compares laboratory and field studies, and it ends with two recommendations that a residence hall could follow without great cost.

How Screen Use Is Measured

Early studies relied on a single question at the end of a survey. Abbott & Ferris (2019) asked 412 students to keep a diary for two weeks and compared the the diary with the students' own estimates. The estimates were to low by almost an hour a day. The authors concluded that "a survey question measures what students remember, not what they do" (page 14).

Records from the telephone itself are more precise than diaries, but they do not show why a student picked up the device. Grant et al (2021) combined both methods. They found that students who read messages from friends fell asleep 20 minutes later than students who listened to music, although both groups used their telephones equally long. Everyone knows that social media is always harmful.

References

Abbott, L., & Ferris, J. (2019). Diaries and memory in sleep research. Journal of Sample Studies, 12(3), 201-219.

Grant, P., Osei, M., & Lind, K. (2021). Messages at midnight. Sample Press.
`;

const box = document.querySelector<HTMLElement>('[data-demo]');
const form = box?.querySelector('form') ?? null;
const field = box?.querySelector('textarea') ?? null;
const count = box?.querySelector<HTMLElement>('[data-demo-count]') ?? null;
const result = box?.querySelector<HTMLElement>('[data-demo-result]') ?? null;
const mostWords = Number(box?.dataset['mostWords']);

/** Heights in pixels of the site header and the result line. */
const headerHeight = 64;
const firstLines = 160;

const betweenAsksMs = 700;
/** Papers of instructors go first, so a busy installation may take a while. */
const longestWaitMs = 180_000;

const countWords = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

if (form !== null && field !== null && result !== null) {
  for (const button of box?.querySelectorAll('button') ?? []) button.disabled = false;
  box?.querySelector('[data-demo-sample]')?.addEventListener('click', () => {
    field.value = sampleText;
    showCount(field.value);
    field.focus();
    field.setSelectionRange(0, 0);
    field.scrollTop = 0;
  });
  field.addEventListener('input', () => showCount(field.value));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void check(form, field.value, result);
  });
}

function showCount(text: string): void {
  if (count === null) return;
  const words = countWords(text);
  const ofMost = `${words.toLocaleString('en-US')} of ${mostWords.toLocaleString('en-US')} words.`;
  count.textContent = `${ofMost} Encrypted, and deleted after ten minutes.`;
  count.classList.toggle('text-red', words > mostWords);
}

async function check(form: HTMLFormElement, text: string, place: HTMLElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button === null || button.disabled) return;
  const label = button.textContent;
  button.disabled = true;
  button.textContent = 'Reading...';
  drawWords(place, 'Reading …', 'Sentences, citations, references, structure.');
  bringIntoView(place);
  await readInto(place, text);
  button.disabled = false;
  button.textContent = label;
  bringIntoView(place);
}

/** Scrolls only if the first lines of the result are not visible. */
function bringIntoView(place: HTMLElement): void {
  const { top } = place.getBoundingClientRect();
  if (top < headerHeight || top > window.innerHeight - firstLines) place.scrollIntoView({ block: 'start' });
}

async function readInto(place: HTMLElement, text: string): Promise<void> {
  const began = await sendJson('/api/demo/reviews', { body: { text } });
  if (began.status === 'offline') {
    drawWords(place, 'No connection', 'Check your connection, then try again. Your text is still here.');
    return;
  }
  if (began.status === 'refused') {
    drawWords(place, 'Not this time', began.fields['text'] ?? began.message);
    return;
  }
  const id = idOf(began.data);
  const until = performance.now() + longestWaitMs;
  while (performance.now() < until) {
    await pause(betweenAsksMs);
    const answer = await sendJson(`/api/demo/reviews/${encodeURIComponent(id)}`);
    if (answer.status === 'refused') {
      drawWords(place, 'Not this time', answer.message);
      return;
    }
    if (answer.status === 'ok' && drawReview(place, answer.data)) return;
  }
  drawWords(
    place,
    'Still waiting',
    'Instructors’ papers go first, and there are many right now. Please try again later.',
  );
}

function idOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : '';
}
