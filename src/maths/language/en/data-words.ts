/** Words of a question about data that name nothing which is counted in it. */
export const ASKING = `the a an his her their its my our your this that these those any all he she they it i we you them him us who which what how many
 much more fewer less of at of for from to with by into in on during per about as and or than are is was were be been will would can could should
 must do does did have has had there here find work out calculate what whats write down tell give show estimate determine state then so based
 number amount total times result results next one each every altogether total difference between`

/** How people are counted, and how they say what they take: whatever it is, the thing behind it tells one bar from the other. */
export const CHOOSING = `people person child student pupil member adult family class group boy-girl vote choose pick prefer like love say select own take
 favourite favorite best go come travel get use buy sell sold read see make score order eat count record survey ask play study enjoy keep visit
 deliver bake collect borrow make pass draw need pet colour color kind type sort thing`
