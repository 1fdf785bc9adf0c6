/** Written for the demo, with mistakes on purpose. Plain text, included in the page unchanged. */
export const sampleText = `Evening Screen Use and the Sleep of First-Year Students

Sleep is one of the first things that students give up. In the first year at university many of them goes to bed later than ever before, and they sleep less than seven hours (Abbott and Ferris, 2019). Universities have therefore begun to ask weather students can change their habits. Evening screen use is an obvious candidate because it is common and because students choose it themselves.

This paper argues that what students do on their screens affects their sleep more than how long they look at them. It first reviews how screen use has been measured. It then compares laboratory and field studies, and it ends with two recommendations that a residence hall could follow without great cost.

How Screen Use Is Measured

Early studies relied on a single question at the end of a survey. Abbott & Ferris (2019) asked 412 students to keep a diary for two weeks and compared the the diary with the students' own estimates. The estimates were to low by almost an hour a day. The authors concluded that "a survey question measures what students remember, not what they do" (page 14).

Records from the telephone itself are more precise than diaries, but they do not show why a student picked up the device. Grant et al (2021) combined both methods. They found that students who read messages from friends fell asleep 20 minutes later than students who listened to music, although both groups used their telephones equally long. Everyone knows that social media is always harmful.

References

Abbott, L., & Ferris, J. (2019). Diaries and memory in sleep research. Journal of Sample Studies, 12(3), 201-219.

Grant, P., Osei, M., & Lind, K. (2021). Messages at midnight. Sample Press.
`;
