import { passage } from './paper-content.ts';
import type { PaperContent } from './paper-content.ts';

/** A student paper that follows APA 7 throughout; people, studies and journals are invented. */
export const cleanContent: PaperContent = {
  title: 'Evening Screen Use and the Sleep of First-Year Students',
  student: 'Maria Diaz',
  affiliation: 'Department of Psychology, Lakeview University',
  course: 'PSY 210: Health Psychology',
  instructor: 'Dr. Helen Ono',
  dueDate: 'October 3, 2025',
  abstract:
    'First-year students often sleep less than they need. This paper reviews research on evening screen use and its relation to sleep among students who live on campus. Three lines of evidence are compared: diaries, laboratory studies, and one field trial. The evidence suggests that the content of what students do on a screen matters more than the light that the screen gives off. The paper closes with two recommendations for residence halls.',
  introduction: [
    passage(
      'Most young adults need at least seven hours of sleep a night, yet fewer than half of first-year students reach that amount during the term (Abbott & Ferris, 2019). Short sleep is linked to lower grades, a lower mood, and more visits to the campus clinic. Universities have therefore begun to ask which habits they can change. Evening screen use is an obvious candidate because it is common and because students choose it themselves.',
    ),
    passage(
      'This paper argues that what students do on their screens affects their sleep more than how long they look at them. It first reviews how screen use has been measured. It then compares laboratory and field studies, and it ends with two recommendations that a residence hall could follow without great cost.',
    ),
  ],
  sections: [
    {
      level: 1,
      heading: 'How Screen Use Is Measured',
      paragraphs: [
        passage(
          'Early studies relied on a single question at the end of a survey. Abbott and Ferris (2019) asked 412 students to keep a diary for two weeks and compared the diary with the students’ own estimates. The estimates were too low by almost an hour a day. The authors concluded that “a survey question measures what students remember, not what they do” (p. 14).',
        ),
      ],
    },
    {
      level: 2,
      heading: 'Diaries and Telephone Records',
      paragraphs: [
        passage(
          'Records from the telephone itself are more precise than diaries, but they do not show why a student picked up the device. Grant et al. (2021) combined both methods. They found that students who read messages from friends fell asleep 20 minutes later than students who listened to music, although both groups used their telephones equally long.',
        ),
      ],
    },
    {
      level: 3,
      heading: 'What Records Add',
      paragraphs: [
        passage(
          'Records show when a student wakes up and reaches for the telephone. Neither diaries nor surveys capture these short moments, because most students forget them by the morning. In the study by Grant et al. (2021), one student in five had picked up the telephone between midnight and five.',
        ),
      ],
    },
    {
      level: 3,
      heading: 'What Records Leave Out',
      paragraphs: [
        passage(
          'Telephone records leave out laptops and shared televisions. In residence halls these devices account for about a third of evening use (Kimura, 2020). A study that counts only telephones will therefore miss part of the habit that it wants to explain.',
        ),
      ],
    },
    {
      level: 2,
      heading: 'Wristbands',
      paragraphs: [
        passage(
          'Wristbands measure movement and estimate sleep from it. They are cheap, and students wear them willingly for a week or two. Their estimates are good for the length of sleep and poor for its depth (Lindqvist & Moore, 2018). For the question of this paper the length is what counts.',
        ),
      ],
    },
    {
      level: 1,
      heading: 'Light and Content',
      paragraphs: [
        passage(
          'Two explanations compete. According to the first, the light of a screen delays the release of melatonin. According to the second, the content keeps students alert. Lindqvist and Moore (2018) dimmed the screens of half of their participants and found no difference in the time that both groups needed to fall asleep. Reading the news before bed, however, delayed sleep in both groups.',
        ),
        passage(
          'A field trial points the same way. Grant et al. (2021) asked two residence halls to keep group chats silent after 10 p.m. for one month. Students in these halls slept 26 minutes longer than students in two similar halls. The result is encouraging, but the halls were not assigned at random, and students knew which group they were in (Kimura, 2020; Lindqvist & Moore, 2018).',
        ),
      ],
    },
    {
      level: 1,
      heading: 'Recommendations',
      paragraphs: [
        passage(
          'Two recommendations follow. First, residence halls should agree on quiet hours for group chats rather than on rules about devices. Such an agreement costs nothing, and students can leave it whenever they wish. Second, orientation week should include a short exercise in which students compare their own estimate of screen use with the record on their telephone.',
        ),
        passage(
          'Neither recommendation will help every student. Students who work at night or who care for family members have less choice about their evenings, and future studies should include them. Even so, the evidence supports small changes that students make together over strict rules that they face alone.',
        ),
      ],
    },
  ],
  references: [
    passage(
      'Abbott, R. L., & Ferris, T. (2019). What students remember about their evenings: Diaries and estimates compared. *Journal of Campus Health*, *44*(2), 9–21. https://doi.org/10.5555/jch.2019.0442',
    ),
    passage(
      'Grant, P., Osei, A., & Whitfield, D. (2021). Silent chats: A field trial in four residence halls. *Sleep and Society*, *7*(1), 55–68. https://doi.org/10.5555/ss.2021.0701',
    ),
    passage('Kimura, H. (2020). *Living together, sleeping apart: Life in residence halls*. Harbor Press.'),
    passage(
      'Lindqvist, E., & Moore, J. T. (2018). Bright screens, dim screens, and the time to fall asleep. *Laboratory Studies of Sleep*, *12*(4), 201–215. https://doi.org/10.5555/lss.2018.1204',
    ),
  ],
};
