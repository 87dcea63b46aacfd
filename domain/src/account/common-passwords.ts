/** A list written as words with white space between them. */
function list(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/**
 * The commonest passwords of six characters or more, in lower case: keyboard rows, counting, names
 * and first things loved, in our three languages. A child may have none of them.
 */
export const commonChildPasswords: readonly string[] = list(`
123456 123456789 12345678 1234567 1234567890 password password1 password123 passw0rd qwerty
qwerty123 qwerty1 qwertyuiop qwertz azerty azertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e
1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qazwsx q1w2e3r4 abc123 abcd1234 a123456 aa123456 123abc
123qwe qwe123 111111 000000 123123 121212 112233 123321 654321 666666 777777 888888 222222
555555 999999 131313 159753 147258 987654321 iloveyou iloveyou1 loveyou loveme princess
princess1 sunshine rainbow flower butterfly chocolate monkey dragon tigger kitten puppy1
teddybear unicorn dolphin football football1 baseball basketball soccer hockey superman batman
spiderman pokemon minecraft roblox starwars mickey letmein welcome welcome1 master shadow
freedom secret hello1 hello123 abcdef abcdefg computer internet charlie michael jordan jessica
daniel ashley nicole thomas andrew family friends summer cookie soleil doudou chouchou bonjour
loulou motdepasse jetaime coucou marseille maman1 senha123 brasil familia princesa gabriel
felicidade amor123 jesus1 jesuscristo flamengo jesus123 jesuschrist church blessed heaven angel1
angels prayer catholic maria1 google samsung whatever trustno1 changeme admin123 test123 student
school qwerty12 qwerty12345 1234qwer asdf1234 pass123 pass1234 mynoob 11111111 12341234 789456
`);

/**
 * Common passwords of ten characters or more, in lower case: the same with years and digits behind
 * them, and the sentences of faith that our families would think of first. An adult may have none.
 */
export const commonAdultPasswords: readonly string[] = [
  'correct horse battery staple',
  ...list(`
1234567890 0123456789 12345678910 123456789a 1234567891 1234512345 1122334455 0987654321
1029384756 9876543210 123123123123 123456123456 1234554321 1234561234 11223344556 12345678900
147258369a 1472583690 159753456852 789456123a 7894561230 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc
1qaz@wsx3edc zaq12wsxcde qazwsxedcrfv qazwsxedc123 q1w2e3r4t5 q1w2e3r4t5y6 qwertyuiop
qwertyuiop1 qwertyuiop123 qwertyuiop[] qwerty123456 qwerty12345 qwerty1234 qwerty123!
qwertyqwerty qwerasdfzxcv qwer1234qwer 1234qwerasdf qweasdzxc123 asdfghjkl1 asdfghjkl123
asdfghjkl; asdfasdfasdf asdfqwer1234 zxcvbnm123 zxcvbnmasdfghjkl azertyuiop azertyuiop1
azerty123456 azerty12345 azerty1234 qwertzuiop abcd123456 abc1234567 abc123456789 abcdefghij
abcdefghijk abcdefghijkl a123456789 a1b2c3d4e5 aa12345678 aa123456789 abc123abc123 a1234567890
1a2b3c4d5e 123abc123abc password10 password11 password12 password123 password1234 password12345
password123! password1! password01 password2024 password2025 password2026 passwordpassword
password@123 password@1 passw0rd123 passw0rd12 p@ssw0rd123 p@ssword123 p@ssw0rd12 p4ssw0rd123
mypassword mypassword1 mypassword123 newpassword newpassword1 newpassword123 yourpassword
thepassword password!! pass123456 pass12345678 passpass123 letmein123 letmein1234 letmeinnow
letmein12345 welcome123 welcome1234 welcome12345 welcome123! welcome2024 welcome2025 welcome2026
welcometothejungle changeme123 changeme1234 changemenow iloveyou12 iloveyou123 iloveyou1234
iloveyousomuch iloveyou!! iloveyouforever iloveyoumom iloveyoubaby ilovemymom ilovemydad
ilovemyfamily ilovemykids ilovemyself ilovejesus ilovejesus1 ilovejesus123 ilovegod123
iloveyoujesus jesuslovesme jesusloves jesuslovesyou jesuschrist jesuschrist1 jesuschrist123
jesusislord jesusislord1 jesussaves jesussaves1 jesus12345 jesus123456 jesusjesus christ1234
christian1 christian123 christianity godisgood1 godisgood123 godisgreat godisgreat1 godislove1
godislove123 godbless123 godblessme godblessyou godblessus hailmary123 virginmary heavenly123
hallelujah halleluyah alleluia123 faithhopelove faith12345 blessed123 blessed1234 blessings1
catholic123 catholic1234 holyspirit holyspirit1 trinity123 angels1234 guardianangel princess12
princess123 princess1234 princess01 sunshine12 sunshine123 sunshine1234 sunshine01 football12
football123 football1234 baseball12 baseball123 basketball basketball1 basketball123 volleyball
soccer12345 superman123 superman12 spiderman1 spiderman123 batman12345 pokemon123 pokemon1234
minecraft1 minecraft123 starwars123 starwars12 harrypotter harrypotter1 hellokitty hellokitty1
hellokitty123 mickeymouse minniemouse butterfly1 butterfly12 butterfly123 chocolate1 chocolate12
chocolate123 strawberry strawberry1 watermelon cheesecake rainbow123 unicorn123 dragon1234
dragonball dragonball1 monkey1234 monkey12345 computer12 computer123 computer1234 internet12
internet123 google1234 google12345 samsung123 facebook12 facebook123 facebook1234 microsoft1
microsoft123 administrator administrator1 admin12345 admin123456 admin@1234 adminadmin
adminadmin1 rootrootroot test123456 test1234567 testtest123 testtesttest testing1234 testing123
test12345678 user123456 guest12345 default123 temporary1 temppassword secret1234 topsecret1
topsecret123 supersecret superuser123 master1234 master12345 shadow1234 trustno1trustno1
whatever123 whatever12 freedom123 michael123 michael1234 charlie123 jennifer12 jennifer123
jessica123 jessica1234 elizabeth1 elizabeth123 christopher christopher1 christopher123
christine1 alexander1 alexander12 alexander123 alexandra1 alexandra123 nicholas12 nicholas123
stephanie1 stephanie123 katherine1 catherine1 catherine123 samantha12 samantha123 benjamin123
anthony123 patricia123 margaret123 frederic123 francois123 michelle12 michelle123 veronica123
victoria12 victoria123 gabriel123 gabriela123 family1234 family12345 myfamily123 mychildren
mychildren1 forever123 foreveryoung friends123 friendship summer2024 summer2025 summer2026
winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026 christmas1
christmas123 christmas2025 december25 september1 september11 november11 january123 liverpool1
liverpool123 manchester manchester1 manchesterunited arsenal123 chelsea123 barcelona1
barcelona123 realmadrid realmadrid1 juventus123 california california1 washington washington1
newyorkcity motdepasse motdepasse1 motdepasse123 motdepasse12 monmotdepasse nouveaumotdepasse
bonjour123 bonjour1234 bonjourbonjour jetaime123 jetaime1234 jetaimefort jetaimetrop
amourtoujours monamour123 monamour12 soleil1234 soleil12345 doudou1234 doudou12345 chouchou12
chouchou123 loulou1234 coucou1234 coucou12345 marseille1 marseille13 marseille123
parissaintgermain parisparis juillet1998 vivelafrance vivelavie1 familleheureuse mafamille1
mafamille123 mesenfants1 mesenfants123 papaetmaman papamaman1 papamaman123 notredame1
notredame123 seigneur123 jesustaime jesusmarie jesusmariejoseph saintesprit senha12345
senha123456 minhasenha minhasenha1 minhasenha123 novasenha123 senhasenha senha@1234 brasil1234
brasil12345 brasil2014 brasil2022 brasil2026 brasilbrasil familia123 familia1234 minhafamilia
minhafamilia1 meusfilhos meusfilhos1 minhavida1 minhavida123 meuamor123 meuamor1234 teamomuito
teamomuito1 euteamo123 euteamo1234 amoreterno amorzinho1 felicidade felicidade1 felicidade123
deusefiel1 deusefiel123 deusefiel10 deusebom123 deuseamor1 deuseamor123 deusnocomando
jesuscristo jesuscristo1 jesuscristo123 jesusteama jesusteama1 jesusteamo1 jesusefiel
jesuseusenhor nossasenhora nossasenhora1 nossasenhora123 espiritosanto avemaria123 paizinho123
princesa12 princesa123 princesa1234 flamengo12 flamengo123 flamengo1981 corinthians corinthians1
corinthians12 palmeiras1 palmeiras123 saopaulo123 saopaulofc gremio1903 vascodagama cruzeiro123
internacional borboleta1 borboleta123 chocolate10 estrela123 coracao123 saudade123 amizade123
correcthorsebatterystaple thisismypassword thisisapassword nopassword nopassword1 idontknow1
idontknow123 letmepass1 opensesame opensesame1 abracadabra supercalifragilistic mississippi
encyclopedia
`),
];
