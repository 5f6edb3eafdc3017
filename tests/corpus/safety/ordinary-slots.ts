/** Words that fill the frames of ordinary days. */
export const SLOTS: Record<string, readonly string[]> = lists(`
home: mum|my mum|dad|my dad|my mom|mama|papa|nan|my nan|gran|grandad|grandpa|my uncle|my auntie|my stepdad|my stepmum|my mums boyfriend|my dads girlfriend|my foster mum|my aunt|my parents|mum and dad|my cousin
she: mum|my mum|dad|my dad|nan|grandad|my uncle|my auntie|my stepdad|my stepmum|my mums boyfriend|my foster dad|my gran
sib: my brother|my sister|my little brother|my big sister|my cousin|my twin|my stepbrother|the baby
friend: my friend|my best friend|my mate|Jake|Priya|Ollie|Mia|a girl in my class|my bestie|Sam
teacher: miss|sir|my teacher|mr brown|mrs khan|the supply teacher|my tutor|coach|my football coach|my piano teacher|my swimming teacher
visit: is coming to stay on saturday|is coming round for tea|is picking me up today|is taking us to the zoo|is visiting from spain|is staying with us this week|is moving in next door|is home from work|is back from holiday|is looking after me till six|is staying the night|came over with the dog|has gone to the shops|is out at work|went out for a bit|is babysitting tonight
does: makes the best lasagne|is teaching me to drive|is helping me with my model|plays cards with me|takes me fishing|reads to me at bedtime|snores so loud|sings in the car|is mending my bike|is painting my room|drives a bus|works nights at the hospital|is on the phone again|is asleep on the sofa|is cooking and it smells so good|is watching the match|got me new trainers|gives the best hugs|does my hair in plaits|tells the same joke every day|is learning english|is good at maths|checks my homework|lets me stay up on fridays|is having a baby in june|is getting married|started a new job|has a cold|burnt the toast|locked the keys in the car|fell asleep in the film
rule: no ipad till i have done this|bed at eight|ten more before tea|no phone at the table|tidy your room first|i have to do the bins|no sweets before dinner|homework first|i have to wear a coat|one more page then i can play|i have to finish my peas|no games for a week
mild: told me off for talking|took my phone for a day|was cross because i spilled the milk|sent me to bed early|grounded me for being late|shouted up the stairs that tea is ready|said i was cheeky|made me do the washing up|said no to the sleepover|had a row with me about my skirt but its fine now|nagged me about revision|turned the wifi off
treat: a puppy|pizza|new football boots|a trip to the beach|a phone|a guinea pig|tickets to the match|a sleepover|a bigger bedroom|pancakes
place: the park|nans house|the library|the pool|town|the cinema|school|the beach|football|the museum
game: minecraft|roblox|fortnite|fifa|mario kart|chess|zelda|rocket league|among us|pokemon
subject: maths|fractions|algebra|long division|times tables|trig|ratio|decimals|geometry|percentages|spelling|chemistry|equations|angles|english|history
work: this worksheet|question 4|this homework|the test|my mock|the quiz|this page|my revision|that problem|the exam|my coursework|these sums
slip: it was just the sign|i forgot to carry the one|i read the axis wrong|i wrote 7 instead of 1|i added when it said times|i forgot the units|i missed out a zero|i mixed up x and y|it was minus not plus|i copied it down wrong|i used the wrong line
hurt: my stomach hurts from laughing|i have a wobbly tooth|my legs ache from pe|i got a paper cut|i bumped my head on the cupboard|i have a sore throat|i grazed my knee at football|my braces hurt|i bit my tongue|i got a splinter|i have hay fever|i had my jab today|i got hit by the ball in pe|my ear is blocked|i burnt my tongue on the soup|i had a nosebleed in assembly|my arm aches from tennis|i cut my finger a bit doing cooking, plaster on|period cramps again|i twisted my ankle but the nurse said its fine
joke: lol|haha|xd|lmao|😂|💀|hehe|jk
pet: dog|cat|hamster|rabbit|guinea pig|goldfish|puppy|kitten|tortoise|budgie
trick: bit my shoe|ran away but came back|is having babies|ate my sandwich|had an injection at the vet|sleeps on my bed|scratched the sofa|killed a mouse and left it on the mat|is hiding under the bed|jumped on the table|barks at the postman|is called Biscuit
story: the wolf eats the grandma|the witch locks them in|the king is killed by his brother|the boy runs away to sea|the dog dies at the end|the villain falls off the tower|she is poisoned by an apple|the dragon burns the village|he is left alone on the island|they hide from the soldiers|the orphan has nothing to eat|the father is a drunk
wish: a footballer|a vet|an astronaut|taller|a youtuber|a baker|invisible for a day|a cat|in year 6 already|good at drawing
`)

function lists(text: string): Record<string, readonly string[]> {
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map(line => {
        const [name = '', words = ''] = line.split(/: (.*)/)
        return [name, words.split('|')]
      }),
  )
}
